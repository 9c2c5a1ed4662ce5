import type { RequestContext } from '../../graphql/context.ts'
import type { OrderAddress } from '../../graphql/shop-schema.generated.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import { storeInstant } from '../orders/map-order.ts'
import { takesCredit } from '../store-credit/credit-history.ts'
import { plainId } from '../uid.ts'
import { loadOrder } from './find-invoice.ts'
import { invoiceLoaders, type OrderAccess, type StoreCreditMemo, type StoreInvoice } from './invoice-loaders.ts'
import { mapRefundFigures, type RefundFigures } from './map-invoice.ts'
import { sellerLines } from './seller-lines.ts'

/** A credit memo with everything that the law requires of it. */
export type CreditMemo = RefundFigures & {
  number: string
  /** ISO 8601; null if the store provides no date. */
  creationDate: string | null
  /** Numbers of the invoices that it corrects. */
  invoices: string[]
  /** Comments of the shop. */
  comments: string[]
  seller: string[]
  orderNumber: string
  orderedAt: string
  billingAddress: OrderAddress | null
  shippingAddress: OrderAddress | null
}

/** Finds a credit memo of an order by its id; null without access to the order, and for an unknown id. */
export async function findRefund(of: OrderAccess, id: string, context: RequestContext): Promise<CreditMemo | null> {
  const loaders = invoiceLoaders(context)
  const [order, memos, invoices] = await Promise.all([
    loadOrder(of, context),
    loaders.creditMemos(of),
    loaders.invoices(of),
  ])
  const memo = memos.find((one) => plainId(one.id) === id)
  if (!order || !memo) return null
  const [dates, seller] = await Promise.all([loaders.memoDates(of), sellerLines(contentLoaders(context))])
  const created = dates.get(id)
  return {
    number: memo.number,
    creationDate: created ? storeInstant(created) : null,
    ...mapRefundFigures(memo, takesCredit(context.upstream)),
    invoices: correctedInvoices(memo, invoices).map(({ number }) => number),
    comments: commentsOf(memo),
    seller,
    orderNumber: order.number,
    orderedAt: order.createdAt,
    billingAddress: order.billingAddress ?? null,
    shippingAddress: order.shippingAddress ?? null,
  }
}

export function commentsOf({ comments }: StoreCreditMemo): string[] {
  return (comments ?? []).flatMap((comment) => comment?.message.trim() || [])
}

/**
 * Returns the invoices that a credit memo may correct, which Magento's GraphQL does not say: those that charge for its lines, or else all of the
 * order.
 */
export function correctedInvoices(memo: StoreCreditMemo, invoices: readonly StoreInvoice[]): readonly StoreInvoice[] {
  const refunded = new Set(orderLinesOf(memo))
  const charged = invoices.filter((invoice) => orderLinesOf(invoice).some((id) => refunded.has(id)))
  return charged.length > 0 ? charged : invoices
}

function orderLinesOf({ items }: StoreCreditMemo | StoreInvoice): string[] {
  return [...(items ?? [])].flatMap((item) => item?.order_item?.id ?? [])
}
