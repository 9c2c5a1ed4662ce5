import type { CartItemInput } from '../../api/shop-types.generated.ts'
import type { CartContentsFragment } from './cart.generated.ts'

/** A line that an addition made or enlarged, and by how many pieces. */
export type AddedLine = { itemId: string; quantity: number }

/**
 * What an addition changed: the lines whose quantity grew. Where the cart before is not known yet, the lines of the products asked for.
 */
export function addedLines(
  before: CartContentsFragment | undefined,
  after: CartContentsFragment,
  asked: readonly CartItemInput[],
): AddedLine[] {
  if (!before) {
    const quantities = new Map(asked.flatMap((item) => [item, ...(item.groupedItems ?? [])]).map((i) => [i.sku, i.qty]))
    return after.items.flatMap((line) => {
      const quantity = quantities.get(line.product.sku) ?? quantities.get(line.sku)
      return quantity ? [{ itemId: line.item_id, quantity: Math.min(quantity, line.qty) }] : []
    })
  }
  const known = new Map(before.items.map((line) => [line.item_id, line.qty]))
  return after.items.flatMap((line) => {
    const quantity = line.qty - (known.get(line.item_id) ?? 0)
    return quantity > 0 ? [{ itemId: line.item_id, quantity }] : []
  })
}
