import type { BreadcrumbItem, Seo } from '../../graphql/shop-schema.generated.ts'

/** A category as in links; `page` has the rest once it is loaded. */
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

/** Fields that only the category's own page shows. */
export type CategoryPage = {
  descriptionHtml: string
  /** Content block of a landing category. */
  landing: { identifier: string; html: string } | null
  showsProducts: boolean
  seo: Seo
  breadcrumb: BreadcrumbItem[]
  /** Number of products, sub-categories included. */
  productCount: number
  children: CategoryModel[]
}
