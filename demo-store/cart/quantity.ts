import type { Product } from '../catalog/types.ts'
import type { ReadModel } from '../database/read-model.ts'
import type { MessageKey } from '../store/messages.ts'
import type { BuyRequest } from './load.ts'

/** The reason why something cannot be bought: a message key and its values. */
export type Fault = { key: MessageKey; values: (string | number)[] }

/** Most units of one line, Magento's default. */
const DEFAULT_MAXIMUM = 10_000

type Line = { product_id: number; quantity: number; request: BuyRequest }

export function fault(key: MessageKey, ...values: (string | number)[]): Fault {
  return { key, values }
}

/** Returns why a product's rules refuse a quantity, regardless of stock, or null. Other lines with the same product count too. */
export function quantityFault(
  product: Product,
  quantity: number,
  { request, others, model }: { request: BuyRequest; others: Line[]; model: ReadModel },
): Fault | null {
  if (!(quantity > 0)) return fault('quantityPositive')
  const id = stockOf({ product_id: product.id, request })
  const { min, max, increment, decimals } = (model.products.get(id) ?? product).sale
  const total = others.reduce((sum, line) => (stockOf(line) === id ? sum + line.quantity : sum), quantity)
  if (total < min && (decimals || Number.isInteger(quantity))) return fault('quantityFewest', min)
  const maximum = max ?? (Number(model.settings.config.max_sale_qty) || DEFAULT_MAXIMUM)
  if (total > maximum) return fault('quantityLimit')
  if (!decimals && !Number.isInteger(quantity)) return fault('quantityWhole')
  const steps = total / increment
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? fault('quantitySteps', increment) : null
}

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

/** Returns the id of the product whose stock and rules count: for a configurable product, the variant's. */
function stockOf({ product_id: id, request }: Pick<Line, 'product_id' | 'request'>): number {
  return request.variantId ?? id
}
