import type { Context } from '../context.ts'
import type { Category, Product } from './types.ts'

/** Tags of the categories a field answered: `cat_c` and one per category; nothing for an empty list. */
export function tagCategories(categories: Category[], context: Context): void {
  if (categories.length) add(context, ['cat_c', ...categories.map(({ id }) => `cat_c_${id}`)])
}

/** Tags of the products on a page; parts, variants and related products are not tagged. */
export function tagProducts(products: Product[], context: Context): void {
  if (products.length) add(context, ['cat_p', ...products.map(({ id }) => `cat_p_${id}`)])
}

function add(context: Context, tags: string[]): void {
  return tags.forEach((tag) => context.tags.add(tag))
}
