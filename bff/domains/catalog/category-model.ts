import type { BreadcrumbItem, Seo } from '../../graphql/shop-schema.generated.ts'

/** A category as links show it; `page` holds the rest once it was loaded. */
export type CategoryModel = {
  __typename: 'Category'
  /** The plain numeric id. */
  id: string
  path: string
  name: string
  imageUrl: string | null
  position: number
  page: CategoryPage | null
}

/** What only the category's own page shows. */
export type CategoryPage = {
  descriptionHtml: string
  /** Content block of a landing category. */
  landing: { identifier: string; html: string } | null
  showsProducts: boolean
  seo: Seo
  breadcrumb: BreadcrumbItem[]
  /** Products the store counts in it, sub-categories included. */
  productCount: number
  children: CategoryModel[]
}
