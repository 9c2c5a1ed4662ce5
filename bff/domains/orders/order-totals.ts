import type { OrderTotals } from '../../graphql/shop-schema.generated.ts'
import { type Cents, price, pricePair, toCents } from '../money.ts'
import type { OrderWholeFragment } from './magento/orders.generated.ts'

type StoreTotals = NonNullable<OrderWholeFragment['total']>
/**
 * Sum of the lines, tax included. With several pieces it may be a cent or two off, because each is rounded separately.
 */
export type Goods = { cents: Cents; pieces: number }
type Extras = {
  goods?: Goods
  /** Only for credit memos: cents that were added to the sum. */
  adjustment?: Cents
}

/**
 * The store returns prices with and without tax for delivery only. The other pairs are derived from the sums, which are
 * exact. Store credit, gift cards and points reduce the grand total, and before 2.4.8 no field reports them. They are
 * the difference between the lines and the sums.
 */
export function mapOrderTotals(
  total: StoreTotals | null,
  currency: string,
  { goods, adjustment = 0 }: Extras = {},
): OrderTotals {
  const grand = toCents(total?.grand_total.value)
  const tax = toCents(total?.total_tax.value)
  const shipping = {
    inclusive: toCents(total?.shipping_handling?.amount_including_tax?.value),
    exclusive: toCents(total?.shipping_handling?.amount_excluding_tax?.value),
  }
  const discount = discountIn(total)
  const rate = total?.taxes?.[0]?.rate ?? 0
  const subtotal = grand - shipping.inclusive + discount - adjustment
  const lacking = goods ? goods.cents - subtotal : 0
  const credit = goods && lacking > Math.max(1, goods.pieces) ? lacking : 0
  return {
    subtotal: pricePair(subtotal + credit, toCents(total?.subtotal.value), currency),
    paidOtherwise: credit > 0 ? price(credit, currency) : null,
    shippingAmount: pricePair(shipping.inclusive, shipping.exclusive, currency),
    discount: pricePair(discount, Math.round(discount / (1 + rate / 100)), currency),
    taxAmount: pricePair(tax, tax, currency),
    // The amount without tax is derived from everything that was paid, store credit included.
    grandTotal: pricePair(grand, grand + credit - tax, currency),
  }
}

export function discountIn(total: Pick<StoreTotals, 'discounts'> | null): Cents {
  return (total?.discounts ?? []).reduce((sum, line) => sum + Math.abs(toCents(line?.amount.value)), 0)
}

export function orderedGoods({ items }: OrderWholeFragment): Goods {
  const goods = { cents: 0, pieces: 0 }
  for (const item of items ?? []) {
    const quantity = item?.quantity_ordered ?? 0
    goods.cents += Math.round(toCents(item?.product_sale_price.value) * quantity)
    goods.pieces += quantity
  }
  return goods
}
