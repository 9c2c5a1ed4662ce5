import type { BreadcrumbItem } from '../../graphql/shop-schema.generated.ts'
import { pathOf } from '../store-urls.ts'

type StoreCrumb = { category_name: string | null; category_url_path: string | null } | null
type StoreCategory = {
  name: string | null
  url_path: string | null
  url_suffix: string | null
  breadcrumbs: readonly StoreCrumb[] | null
}

/** The categories above a category, outermost first, without the category itself. */
export function categoryBreadcrumb({
  breadcrumbs,
  url_suffix,
}: Omit<StoreCategory, 'name' | 'url_path'>): BreadcrumbItem[] {
  return (breadcrumbs ?? []).flatMap((crumb) =>
    crumb?.category_name ? [{ name: crumb.category_name, path: pathOf(crumb.category_url_path, url_suffix) }] : [],
  )
}

/** The way to a product: through the deepest of its categories, the first of them where several are equally deep. */
export function productBreadcrumb(categories: readonly (StoreCategory | null)[] | null | undefined): BreadcrumbItem[] {
  let best: BreadcrumbItem[] = []
  for (const category of categories ?? []) {
    if (!category?.name || !category.url_path) continue
    const path = pathOf(category.url_path, category.url_suffix)
    const way = [...categoryBreadcrumb(category), { name: category.name, path }]
    if (way.length > best.length) best = way
  }
  return best
}
