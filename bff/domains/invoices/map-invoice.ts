import type { InvoiceItem, InvoiceTax, OrderTotals, Price } from '../../graphql/shop-schema.generated.ts'
import {
  type Cents,
  DEFAULT_CURRENCY,
  fixedCents,
  knownCents,
  type PairOfCents,
  partInCents,
  price,
  pricePair,
} from '../money.ts'
import { orderedFixedTaxes, orderedPiece, orderedRow } from '../orders/line-prices.ts'
import { mapBundleParts, mapOrderOptions } from '../orders/map-order.ts'
import { requireFigure } from '../orders/order-model.ts'
import { discountIn, goodsOf, mapOrderTotals } from '../orders/order-totals.ts'
import { taxFactor, withTax } from '../orders/taxed-lines.ts'
import { plainId } from '../uid.ts'
import type { StoreCreditMemo, StoreInvoice } from './invoice-loaders.ts'

type Figures = { items: InvoiceItem[]; totals: OrderTotals; taxes: InvoiceTax[] }

/** Maps the figures of an invoice. */
export function mapInvoiceFigures({ items, total }: StoreInvoice, takesCredit: boolean): Figures {
  const currency = total?.subtotal.currency ?? DEFAULT_CURRENCY
  const lines = taxedLines(items, (line) => line.quantity_invoiced, { total, currency })
  const goods = goodsOf(lines, currency, (line) => [line.order_item, line.quantity_invoiced])
  const rates = ratesIn(total?.taxes)
  return {
    items: lines.map((line) => mapLine(line, line.quantity_invoiced ?? 0, { currency, rates })),
    totals: requireFigure(mapOrderTotals(total, currency, { goods, takesCredit })),
    taxes: mapTaxes(total?.taxes, currency),
  }
}

/** Adds prices with tax to the ordered lines of a document. */
function taxedLines<Line extends Pick<StoreLine, 'order_item'>>(
  items: readonly (Line | null)[] | null,
  quantityOf: (line: Line) => number | null,
  sums: Parameters<typeof taxFactor>[2],
): Line[] {
  const lines = (items ?? []).filter((item) => item !== null)
  const factor = taxFactor(lines, (line) => [line.order_item, quantityOf(line)], sums)
  return lines.map((line) => ({ ...line, order_item: line.order_item && withTax(line.order_item, factor) }))
}

type StoreLine = NonNullable<NonNullable<StoreInvoice['items']>[number] | NonNullable<StoreCreditMemo['items']>[number]>

/** Maps a line. On these documents, Magento returns the price of a piece without tax, and the line's cost on the order. */
function mapLine(
  line: StoreLine,
  quantity: number,
  { currency, rates }: { currency: string; rates: readonly number[] },
): InvoiceItem {
  const { order_item: ordered } = line
  const fixed = ordered ? fixedCents(orderedFixedTaxes(ordered, 1, currency)) : 0
  const exclusive = requireFigure(knownCents(line.product_sale_price.value, currency)) + fixed
  const inclusive = ordered ? requireFigure(orderedPiece(ordered, currency)) : exclusive
  const pieces = { inclusive: Math.round(inclusive * quantity), exclusive: Math.round(exclusive * quantity) }
  const row = (ordered && orderedRow(ordered, quantity, currency)) ?? pieces
  return {
    id: plainId(line.id),
    name: line.product_name ?? line.product_sku,
    sku: line.product_sku,
    price: pricePair(inclusive, exclusive, currency),
    quantity: Math.round(quantity),
    qty: quantity,
    taxAmount: price(row.inclusive - row.exclusive, currency),
    taxRate: rateOf(row, { quantity, rates }),
    subtotal: pricePair(row.inclusive, row.exclusive, currency),
    fixedTaxes: ordered && !('bundle_options' in line) ? orderedFixedTaxes(ordered, quantity, currency) : [],
    options: ordered ? mapOrderOptions({ ...ordered, bundle_options: null }) : [],
    bundleOptions: 'bundle_options' in line ? mapBundleParts(line.bundle_options) : [],
  }
}

/**
 * Returns the rate of a line (CGI, annexe II, 242 nonies A, I-8), which Magento does not return: the one of the document's rates that explains its tax,
 * which may be rounded by pieces. Null for a line without tax.
 */
function rateOf(
  { inclusive, exclusive }: PairOfCents,
  { quantity, rates }: { quantity: number; rates: readonly number[] },
): number | null {
  const tax = inclusive - exclusive
  if (tax <= 0) return null
  const gapOf = (rate: number) => Math.abs(tax - (exclusive * rate) / 100)
  const [nearest] = rates.toSorted((one, other) => gapOf(one) - gapOf(other))
  if (nearest === undefined) return null
  return rates.length === 1 || gapOf(nearest) <= Math.max(1, quantity) ? nearest : null
}

function ratesIn(taxes: StoreTaxes): number[] {
  return [...new Set((taxes ?? []).flatMap((tax) => tax?.rate || []))]
}

function mapTaxes(taxes: StoreTaxes, currency: string): InvoiceTax[] {
  return (taxes ?? []).flatMap((tax) =>
    tax ? { rate: tax.rate, amount: price(requireFigure(knownCents(tax.amount.value, currency)), currency) } : [],
  )
}

type StoreTaxes = NonNullable<StoreInvoice['total']>['taxes'] | undefined

/** Figures of a credit memo. */
export type RefundFigures = Figures & { adjustment: Price }

export function mapRefundFigures({ items, total }: StoreCreditMemo, takesCredit: boolean): RefundFigures {
  const currency = total?.subtotal.currency ?? DEFAULT_CURRENCY
  const adjustment = adjustmentIn(total, currency)
  const lines = taxedLines(items, (line) => line.quantity_refunded, { total, currency, adjustment })
  // With tax, from the lines of the order; nothing if one of them is unknown.
  const goods = goodsOf(lines, currency, (line) => [line.order_item, line.quantity_refunded])
  return {
    items: lines.map((line) => mapLine(line, line.quantity_refunded ?? 0, { currency, rates: ratesIn(total?.taxes) })),
    totals: requireFigure(mapOrderTotals(total, currency, { adjustment, takesCredit, goods })),
    taxes: mapTaxes(total?.taxes, currency),
    adjustment: price(adjustment, currency),
  }
}

/**
 * Returns the adjustment of a refund with its sign. The store returns only the amount, not whether it was added or withheld. The sums show it: their
 * difference is the adjustment plus at most the tax of the discount, which the store counts either with the goods or with the discount.
 */
function adjustmentIn(total: StoreCreditMemo['total'], currency: string): Cents {
  const centsOf = (part: { value: number | null } | null | undefined) => partInCents(part?.value, currency)
  const size = Math.abs(centsOf(total?.adjustment))
  const parts = [total?.subtotal, total?.total_tax, total?.shipping_handling?.amount_excluding_tax]
  const discount = discountIn(total, currency)
  const lacking = centsOf(total?.grand_total) + discount - parts.reduce((sum, part) => sum + centsOf(part), 0)
  const rate = Math.max(0, ...(total?.taxes ?? []).map((tax) => tax?.rate ?? 0))
  const taxOfDiscount = discount - Math.round(discount / (1 + rate / 100))
  const fits = (adjustment: Cents) => lacking >= adjustment - 1 && lacking <= adjustment + taxOfDiscount + 1
  return fits(-size) && !fits(size) ? -size : size
}
