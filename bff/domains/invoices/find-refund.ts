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

/** A credit memo with all that the law wants on what corrects an invoice. */
export type CreditMemo = RefundFigures & {
  number: string
  /** ISO 8601; null if the store provides no date. */
  creationDate: string | null
  /** Numbers of what it corrects. */
  invoices: string[]
  /** Comments of the shop. */
  comments: string[]
  seller: string[]
  orderNumber: string
  orderedAt: string
  billingAddress: OrderAddress | null
  shippingAddress: OrderAddress | null
}

/** A credit memo of an order by its id; null for anyone who may not see the order, and for every id that stands for none. */
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

/** Magento's GraphQL does not return which invoice a credit memo corrects: those that charge for its lines, else all of the order. */
export function correctedInvoices(memo: StoreCreditMemo, invoices: readonly StoreInvoice[]): readonly StoreInvoice[] {
  const refunded = new Set(orderLinesOf(memo))
  const charged = invoices.filter((invoice) => orderLinesOf(invoice).some((id) => refunded.has(id)))
  return charged.length > 0 ? charged : invoices
}

function orderLinesOf({ items }: StoreCreditMemo | StoreInvoice): string[] {
  return [...(items ?? [])].flatMap((item) => item?.order_item?.id ?? [])
}
