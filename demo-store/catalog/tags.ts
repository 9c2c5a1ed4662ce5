import type { Context } from '../context.ts'
import type { Category, Product } from './types.ts'

/** Cache tags of the categories a field returned: `cat_c` and one per category; nothing for an empty list. */
export function tagCategories(categories: Category[], context: Context): void {
  if (categories.length) add(context, ['cat_c', ...categories.map(({ id }) => `cat_c_${id}`)])
}

/** Cache tags of the products of a response. Parts, variants and related products are not tagged. */
export function tagProducts(products: Product[], context: Context): void {
  if (products.length) add(context, ['cat_p', ...products.map(({ id }) => `cat_p_${id}`)])
}

function add(context: Context, tags: string[]): void {
  return tags.forEach((tag) => context.tags.add(tag))
}
