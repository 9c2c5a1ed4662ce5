import type { OrderTotals } from '../../graphql/shop-schema.generated.ts'
import { type Cents, fixedCents, knownCents, type PairOfCents, partInCents, price, pricePair } from '../money.ts'
import { orderedFixedTaxes, orderedPiece, orderedRow } from './line-prices.ts'
import type { LinePricesFragment, OrderWholeFragment } from './magento/orders.generated.ts'

type WholeTotals = NonNullable<OrderWholeFragment['total']>
export type StoreTotals = Omit<WholeTotals, 'subtotal_incl_tax'>
/** Sum of the lines, tax included. */
export type Goods = {
  cents: Cents
  pieces: number
  /** Included fixed product taxes, as far as the store returns them: not all of bundles. */
  fixed: Cents
  /** Whether the store returns the cost of each line: otherwise the sum may be off by a cent a piece, because pieces are rounded separately. */
  isExact: boolean
}
type Extras = {
  goods?: Goods | undefined
  /** Whether store credit, gift cards or points can lower a grand total. */
  takesCredit?: boolean
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
  { goods, takesCredit = false, adjustment = 0 }: Extras = {},
): OrderTotals | null {
  const grand = knownCents(total?.grand_total.value, currency)
  if (grand === null) return null
  const tax = partInCents(total?.total_tax.value, currency)
  const shipping = shippingIn(total, currency)
  const listed = discountIn(total, currency)
  const discount = listed + discountTax(total, currency, { goods, adjustment })
  const rate = total?.taxes?.[0]?.rate ?? 0
  const subtotal = grand - shipping.inclusive + discount - adjustment
  const lacking = takesCredit && goods ? goods.cents - subtotal : 0
  const credit = goods && lacking > Math.max(1, goods.pieces) ? lacking : 0
  return {
    subtotal: pricePair(subtotal + credit, partInCents(total?.subtotal.value, currency), currency),
    paidOtherwise: credit > 0 ? price(credit, currency) : null,
    shippingAmount: pricePair(shipping.inclusive, shipping.exclusive, currency),
    discount: pricePair(discount, discount > listed ? listed : Math.round(discount / (1 + rate / 100)), currency),
    taxAmount: pricePair(tax, tax, currency),
    // The amount without tax is derived from everything that was paid, store credit included.
    grandTotal: pricePair(grand, grand + credit - tax, currency),
  }
}

function shippingIn(total: StoreTotals | null, currency: string): PairOfCents {
  return {
    inclusive: partInCents(total?.shipping_handling?.amount_including_tax?.value, currency),
    exclusive: partInCents(total?.shipping_handling?.amount_excluding_tax?.value, currency),
  }
}

/** Cents by which rounded sums differ. */
const MAX_ROUNDED = 1

/**
 * Returns the tax that a discount saved, which has to be added to it: a store whose prices are entered without tax returns discounts without tax,
 * too. In that case the sums without tax add up, with fixed product taxes; if discounts have tax, the sums lack it. The price of the goods before the
 * discount is that of the lines, or else follows from the rates.
 */
function discountTax(total: StoreTotals | null, currency: string, { goods, adjustment = 0 }: Extras): Cents {
  const listed = discountIn(total, currency)
  const net = partInCents(total?.subtotal.value, currency)
  const tax = partInCents(total?.total_tax.value, currency)
  const grand = partInCents(total?.grand_total.value, currency)
  const { inclusive, exclusive } = shippingIn(total, currency)
  const taxed = net + exclusive - listed
  const lacking = grand - taxed - tax - adjustment - (goods?.fixed ?? 0)
  const expected = taxed > 0 ? Math.round((listed * tax) / taxed) : 0
  if (listed === 0 || taxed < 0 || Math.abs(lacking) > Math.max(MAX_ROUNDED, expected / 2)) return 0
  const byLines = (goods?.cents ?? 0) + inclusive + adjustment - listed - grand
  if (goods?.isExact) return Math.max(0, byLines)
  const taxOfGoods = tax - inclusive + exclusive
  const rates = total?.taxes ?? []
  const byRates = Math.max(0, taxBeforeDiscounts(rates, { net, listed, taxOfGoods }) - taxOfGoods)
  // Prices of pieces that include tax are right up to half a cent each, but lack fixed product taxes.
  const isWithTax = goods !== undefined && goods.cents - net > goods.pieces
  const mayBeWrong = rates.length > 1 || Math.abs(byLines + lacking - byRates) > (goods?.pieces ?? 0) / 2
  return isWithTax && mayBeWrong ? Math.max(0, byLines + lacking) : byRates
}

type NetGoods = { net: Cents; listed: Cents; taxOfGoods: Cents }

/** Returns the tax of the goods before discounts. With several rates it takes the discounts for the same share of all goods. */
function taxBeforeDiscounts(
  [one, ...others]: readonly ({ rate: number } | null)[],
  { net, listed, taxOfGoods }: NetGoods,
): Cents {
  if (one && others.length === 0) return Math.round((net * one.rate) / 100)
  return net > listed ? Math.round((net * taxOfGoods) / (net - listed)) : taxOfGoods
}

export function discountIn(total: Pick<StoreTotals, 'discounts'> | null, currency: string): Cents {
  return (total?.discounts ?? []).reduce((sum, line) => sum + Math.abs(partInCents(line?.amount.value, currency)), 0)
}

/**
 * Adds up the ordered lines; nothing if the price of one is unknown. From 2.4.8 on the store returns the sum, with all fixed product taxes of bundle
 * parts.
 */
export function orderedGoods(
  { items, total }: Pick<OrderWholeFragment, 'items'> & { total: Pick<WholeTotals, 'subtotal_incl_tax'> | null },
  currency: string,
): Goods | undefined {
  const goods = goodsOf(items, currency, (line) => [line, line.quantity_ordered])
  const cents = knownCents(total?.subtotal_incl_tax?.value, currency)
  return goods && cents !== null ? { ...goods, cents, fixed: goods.fixed + cents - goods.cents } : goods
}

/** Reads the ordered line and the number of pieces from a line of an order, an invoice or a credit memo. */
export type ReadLine<Line> = (line: Line) => [ordered: LinePricesFragment | null, quantity: number | null]

/** Amounts of the lines of an order, each for the number of pieces that count. */
export function goodsOf<Line>(
  lines: readonly (Line | null)[] | null,
  currency: string,
  read: ReadLine<Line>,
): Goods | undefined {
  const known = (lines ?? []).filter((one) => one !== null)
  const goods = { cents: 0, pieces: 0, fixed: 0, isExact: known.length > 0 }
  for (const line of known) {
    const [ordered, quantity] = read(line)
    const row = ordered && orderedRow(ordered, quantity ?? 0, currency)
    const piece = ordered && orderedPiece(ordered, currency)
    if (piece === null) return undefined
    goods.cents += row?.inclusive ?? Math.round(piece * (quantity ?? 0))
    goods.pieces += quantity ?? 0
    goods.fixed += ordered ? fixedCents(orderedFixedTaxes(ordered, quantity ?? 0, currency)) : 0
    goods.isExact &&= row !== null
  }
  return goods
}
