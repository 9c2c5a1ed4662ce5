import { type Cents, partInCents } from '../money.ts'
import type { LinePricesFragment } from './magento/orders.generated.ts'
import { goodsOf, mapOrderTotals, type ReadLine, type StoreTotals } from './order-totals.ts'

type Sums = {
  total: StoreTotals | null
  currency: string
  /** Only for credit memos: cents that were added to the sum. */
  adjustment?: Cents
}

/**
 * Returns the factor by which sale prices of ordered lines include tax. From 2.4.8 on the store returns both prices. 2.4.7 returns those without tax
 * unless it is set to show tax on orders, 2.4.6 always does. Such lines add up to the sum without tax. If all goods have one rate, they get the tax
 * of the sum, which may be off by a cent. Otherwise the rate of each line is unknown, and prices stay without tax.
 */
export function taxFactor<Line>(
  lines: readonly Line[],
  read: ReadLine<Line>,
  { total, currency, adjustment = 0 }: Sums,
): number {
  const goods = goodsOf(lines, currency, read)
  if (!goods || goods.isExact || goods.cents === 0) return 1
  const net = partInCents(total?.subtotal.value, currency)
  const gross = mapOrderTotals(total, currency, { adjustment })?.subtotal.priceInclTax.value.cents ?? net
  /** Each piece is rounded separately. */
  const agree = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, goods.pieces)
  if (!agree(goods.cents, net) || agree(goods.cents, gross)) return 1
  const hasOneRate = lines.length === 1 || total?.taxes?.some((tax) => tax && agree(gross, net * (1 + tax.rate / 100)))
  return hasOneRate ? gross / goods.cents : 1
}

/** Returns an ordered line whose sale price includes tax. */
export function withTax<Line extends LinePricesFragment>(line: Line, factor: number): Line {
  const { value } = line.product_sale_price
  return { ...line, product_sale_price: { value: value && value * factor } }
}
