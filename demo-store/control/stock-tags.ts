import { isInStock } from '../catalog/stock.ts'
import type { ReadModel } from '../database/read-model.ts'

/**
 * Tags to announce after orders, one list for each request: only what was sold out by them, or came back. Quantities that
 * change without crossing zero are not announced at all.
 */
export function stockTags(productIds: number[], before: ReadModel, after: ReadModel): string[][] {
  return productIds.flatMap((id) => {
    const was = before.products.get(id)
    const is = after.products.get(id)
    if (!was || !is || isInStock(was) === isInStock(is)) return []
    return [[id, ...is.parents.map((parent) => parent.id)].map((tagged) => `cat_p_${tagged}`)]
  })
}
