import { number } from '../../../i18n/locale.ts'
import { t } from '../../../i18n/texts.ts'
import type { InvoiceTax, OrderTotals, Price } from '../../../graphql/shop-schema.generated.ts'
import { price } from '../../money.ts'
import { amount, type Labelled } from './paper.ts'

type Figures = {
  totals: OrderTotals
  /** VAT by rate. */
  taxes: readonly InvoiceTax[]
  /** Added to a refund. */
  adjustment?: Price
}

/** Returns the sums up to the total: goods, discount, delivery, and included tax. */
export function sumsOf({ totals, taxes, adjustment }: Figures): Labelled[] {
  const { subtotal, discount, shippingAmount, taxAmount, grandTotal } = totals
  const rates = taxes.map(({ rate, amount: tax }): Labelled => [
    t('purchases.invoice.taxOf', { rate: number(rate) }),
    amount(tax),
  ])
  return [
    [t('purchases.refund.subtotal'), amount(subtotal.priceInclTax)],
    ...lineIf(discount.priceInclTax, (value): Labelled => [t('invoice.discount'), `−${value}`]),
    // If an order has several invoices, one of them has the delivery.
    ...lineIf(shippingAmount.priceInclTax, (value): Labelled => [t('invoice.shipping'), value]),
    ...lineIf(adjustment, (value): Labelled => [t('purchases.refund.adjustment'), value]),
    [t('purchases.invoice.totalWithoutTax'), amount(grandTotal.priceExclTax)],
    ...(rates.length > 0 ? rates : [[t('invoice.taxTotal'), amount(taxAmount.priceInclTax)] as const]),
  ]
}

/** Returns the total, and below it the reductions by store credit, gift cards or points. */
export function totalsOf(
  { grandTotal, paidOtherwise }: OrderTotals,
  labels: { total: string; rest: string },
): Labelled[] {
  const { cents: rest, currency } = grandTotal.priceInclTax.value
  const total = rest + (paidOtherwise?.value.cents ?? 0)
  return [
    [labels.total, amount(price(total, currency))],
    ...lineIf(paidOtherwise, (value): Labelled => [t('orders.paidOtherwise'), `−${value}`]),
    ...(paidOtherwise ? [[labels.rest, amount(grandTotal.priceInclTax)] as const] : []),
  ]
}

function lineIf(sum: Price | null | undefined, line: (text: string) => Labelled): Labelled[] {
  return sum && sum.value.cents !== 0 ? [line(amount(sum))] : []
}
