import type { OrderTotals } from '../../graphql/shop-schema.generated.ts'
import { type Cents, knownCents, partInCents, price, pricePair } from '../money.ts'
import { orderedPiece } from './line-prices.ts'
import type { OrderWholeFragment } from './magento/orders.generated.ts'

type StoreTotals = NonNullable<OrderWholeFragment['total']>
/**
 * Sum of the lines, tax included. With several pieces it may be a cent or two off, because each is rounded separately.
 */
export type Goods = { cents: Cents; pieces: number }
type Extras = {
  goods?: Goods | undefined
  /** Only for credit memos: cents that were added to the sum. */
  adjustment?: Cents
}

/**
 * The store returns prices with and without tax for delivery only. The other pairs are derived from the sums, which are
 * exact. Null without a grand total. Store credit, gift cards and points reduce the grand total, and before 2.4.8 no field reports them. They are
 * the difference between the lines and the sums.
 */
export function mapOrderTotals(
  total: StoreTotals | null,
  currency: string,
  { goods, adjustment = 0 }: Extras = {},
): OrderTotals | null {
  const grand = knownCents(total?.grand_total.value, currency)
  if (grand === null) return null
  const tax = partInCents(total?.total_tax.value, currency)
  const shipping = {
    inclusive: partInCents(total?.shipping_handling?.amount_including_tax?.value, currency),
    exclusive: partInCents(total?.shipping_handling?.amount_excluding_tax?.value, currency),
  }
  const discount = discountIn(total, currency)
  const rate = total?.taxes?.[0]?.rate ?? 0
  const subtotal = grand - shipping.inclusive + discount - adjustment
  const lacking = goods ? goods.cents - subtotal : 0
  const credit = goods && lacking > Math.max(1, goods.pieces) ? lacking : 0
  return {
    subtotal: pricePair(subtotal + credit, partInCents(total?.subtotal.value, currency), currency),
    paidOtherwise: credit > 0 ? price(credit, currency) : null,
    shippingAmount: pricePair(shipping.inclusive, shipping.exclusive, currency),
    discount: pricePair(discount, Math.round(discount / (1 + rate / 100)), currency),
    taxAmount: pricePair(tax, tax, currency),
    // The amount without tax is derived from everything that was paid, store credit included.
    grandTotal: pricePair(grand, grand + credit - tax, currency),
  }
}

export function discountIn(total: Pick<StoreTotals, 'discounts'> | null, currency: string): Cents {
  return (total?.discounts ?? []).reduce((sum, line) => sum + Math.abs(partInCents(line?.amount.value, currency)), 0)
}

/** Nothing where the price of a line is unknown. */
export function orderedGoods({ items }: OrderWholeFragment, currency: string): Goods | undefined {
  return goodsOf(items, (line) => [orderedPiece(line, currency), line.quantity_ordered])
}

/** Of lines by the price of a piece with tax, and their number. */
export function goodsOf<Line>(
  lines: readonly (Line | null)[] | null,
  read: (line: Line) => [piece: Cents | null, quantity: number | null],
): Goods | undefined {
  const goods = { cents: 0, pieces: 0 }
  for (const line of (lines ?? []).filter((one) => one !== null)) {
    const [piece, quantity] = read(line)
    if (piece === null) return undefined
    goods.cents += Math.round(piece * (quantity ?? 0))
    goods.pieces += quantity ?? 0
  }
  return goods
}
