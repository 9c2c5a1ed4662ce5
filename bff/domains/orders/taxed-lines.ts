import { type Cents, partInCents } from '../money.ts'
import type { LinePricesFragment } from './magento/orders.generated.ts'
import { discountIn, goodsOf, mapOrderTotals, type ReadLine, type StoreTotals } from './order-totals.ts'

type Sums = {
  total: StoreTotals | null
  currency: string
  /** Only for credit memos: cents that were added to the sum. */
  adjustment?: Cents
}

/**
 * Returns the factor by which sale prices of ordered lines include tax. From 2.4.8 on the store returns both prices. 2.4.7 returns those without tax
 * unless it is set to show tax on orders, 2.4.6 always does. Such lines add up to the sum without tax. If all goods have one rate, they get the tax
 * of the sum, which may be off by a cent. Otherwise the rate of each line is unknown, and prices stay without tax. Fixed product taxes are part of the
 * sum only, so the only line gets all of them.
 */
export function taxFactor<Line>(
  lines: readonly Line[],
  read: ReadLine<Line>,
  { total, currency, adjustment = 0 }: Sums,
): number {
  const goods = goodsOf(lines, currency, read)
  if (!goods || goods.isExact || goods.cents === 0) return 1
  const net = partInCents(total?.subtotal.value, currency)
  const whole = mapOrderTotals(total, currency, { adjustment })?.subtotal.priceInclTax.value.cents ?? net
  const gross = lines.length === 1 ? whole : whole - fixedIn(whole - net, total, currency)
  /** Each piece is rounded separately. */
  const agree = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, goods.pieces)
  const lacksFixed = lines.length === 1 && gross > goods.cents
  if (agree(goods.cents, gross) || !(agree(goods.cents, net) || lacksFixed)) return 1
  const hasOneRate = lines.length === 1 || total?.taxes?.some((tax) => tax && agree(gross, net * (1 + tax.rate / 100)))
  return hasOneRate ? gross / goods.cents : 1
}

/** Fixed product taxes of goods: what their tax does not explain. Discounts may hide it. */
function fixedIn(added: Cents, total: StoreTotals | null, currency: string): Cents {
  if (discountIn(total, currency) !== 0) return 0
  const [tax = 0, gross = 0, net = 0] = [
    total?.total_tax,
    total?.shipping_handling?.amount_including_tax,
    total?.shipping_handling?.amount_excluding_tax,
  ].map((sum) => partInCents(sum?.value, currency))
  return Math.max(0, added - (tax - gross + net))
}

/** Returns an ordered line whose sale price includes tax. */
export function withTax<Line extends LinePricesFragment>(line: Line, factor: number): Line {
  const { value } = line.product_sale_price
  return { ...line, product_sale_price: { value: value && value * factor } }
}
