import type { CartLineFragment } from './cart.generated.ts'

/** Id of a line's element, for links that lead to it. */
export function lineId({ item_id }: Pick<CartLineFragment, 'item_id'>): string {
  return `article-${item_id.replace(/[^\w-]/g, '')}`
}
