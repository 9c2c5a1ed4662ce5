import type { Product } from '../catalog/types.ts'
import type { ReadModel } from '../database/read-model.ts'
import type { BuyRequest } from './types.ts'

/** Units of stock-keeping products that a line takes, by product id. */
export function unitsOf(product: Product, quantity: number, request: BuyRequest): Map<number, number> {
  const units = new Map<number, number>()
  const add = (id: number, count: number) => units.set(id, (units.get(id) ?? 0) + count)
  if (request.variantId !== undefined) add(request.variantId, quantity)
  else if (product.bundle) {
    for (const { itemId, selectionId, qty } of request.bundle ?? []) {
      const item = product.bundle.items.find(({ id }) => id === itemId)
      const part = item?.selections.find(({ id }) => id === selectionId)?.product
      if (part) add(part.id, qty * quantity)
    }
  } else add(product.id, quantity)
  return units
}

/** Whether stock covers a line together with what other lines take. */
export function isCovered(
  wanted: Map<number, number>,
  others: Map<number, number>[],
  { products }: ReadModel,
): boolean {
  return [...wanted].every(([id, count]) => {
    const taken = others.reduce((sum, units) => sum + (units.get(id) ?? 0), 0)
    const product = products.get(id)
    return product !== undefined && (product.sale.backorders || count + taken <= product.stock)
  })
}
