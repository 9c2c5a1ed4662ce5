import type { Readable } from 'node:stream'
import type { DisplayableInvoice } from '../../../graphql/shop-schema.generated.ts'
import { t } from '../../../i18n/texts.ts'
import { day, type Labelled, writePaper } from './paper.ts'
import { sumsOf, totalsOf } from './paper-sums.ts'

export function writeInvoice(invoice: DisplayableInvoice, shopName: string): Promise<Readable> {
  const { creationDate, billingAddress, shippingAddress, totals } = invoice
  return writePaper(
    {
      title: t('purchases.invoice', { number: invoice.number }),
      seller: invoice.seller,
      facts: [
        ...(creationDate ? [[t('purchases.invoice.date'), day(creationDate)] as const] : []),
        [t('purchases.invoice.order'), invoice.orderNumber],
        [t('purchases.invoice.orderDate'), day(invoice.orderedAt)],
        ...invoice.payments.map(({ title }): Labelled => [t('purchases.invoice.payment'), title]),
      ],
      parties: [
        { label: t('purchases.invoice.billedTo'), address: billingAddress },
        { label: t('purchases.invoice.deliveredTo'), address: shippingAddress },
      ],
      items: invoice.items,
      sums: sumsOf(invoice),
      totals: totalsOf(totals, { total: t('invoice.total'), rest: t('invoice.toPay') }),
      notes: invoice.terms,
    },
    shopName,
  )
}
