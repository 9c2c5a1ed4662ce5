import type { Readable } from 'node:stream'
import { t } from '../../../i18n/texts.ts'
import type { CreditMemo } from '../find-refund.ts'
import { day, writePaper } from './paper.ts'
import { sumsOf, totalsOf } from './paper-sums.ts'

/** A credit memo is an invoice that names the one it corrects (Code général des impôts, art. 289, I-5). */
export function writeRefund(memo: CreditMemo, shopName: string): Promise<Readable> {
  const { creationDate, invoices, billingAddress, shippingAddress } = memo
  return writePaper(
    {
      title: t('purchases.refund', { number: memo.number }),
      seller: memo.seller,
      facts: [
        ...(creationDate ? [[t('refund.date'), day(creationDate)] as const] : []),
        ...(invoices.length > 0
          ? [[t('refund.corrects', { count: invoices.length }), invoices.join(', ')] as const]
          : []),
        [t('purchases.invoice.order'), memo.orderNumber],
        [t('purchases.invoice.orderDate'), day(memo.orderedAt)],
      ],
      parties: [
        { label: t('purchases.invoice.billedTo'), address: billingAddress },
        { label: t('purchases.invoice.deliveredTo'), address: shippingAddress },
      ],
      items: memo.items,
      sums: sumsOf(memo),
      totals: totalsOf(memo.totals, { total: t('refund.total'), rest: t('refund.paidBack') }),
      notes: memo.comments,
    },
    shopName,
  )
}
