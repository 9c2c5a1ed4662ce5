import type { BreadcrumbItem } from '../../graphql/shop-schema.generated.ts'
import { pathOf } from '../store-urls.ts'

type StoreCrumb = { category_name: string | null; category_url_path: string | null } | null
type StoreCategory = {
  name: string | null
  url_path: string | null
  url_suffix: string | null
  breadcrumbs: readonly StoreCrumb[] | null
}

/** Returns the categories above a category, outermost first, without the category itself. */
export function categoryBreadcrumb({
  breadcrumbs,
  url_suffix,
}: Omit<StoreCategory, 'name' | 'url_path'>): BreadcrumbItem[] {
  return (breadcrumbs ?? []).flatMap((crumb) =>
    crumb?.category_name ? [{ name: crumb.category_name, path: pathOf(crumb.category_url_path, url_suffix) }] : [],
  )
}

/** Returns the breadcrumb of a product: through its deepest category, or the first of several equally deep ones. */
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
