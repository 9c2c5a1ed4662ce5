import type { RequestContext } from '../../graphql/context.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { defineService } from '../define-service.ts'
import { onceForEach } from '../memo.ts'
import { OrderCreditMemos, type OrderCreditMemosQuery } from './magento/credit-memos.generated.ts'
import { DocumentDates } from './magento/document-dates.generated.ts'
import { OrderInvoices, type OrderInvoicesQuery } from './magento/invoices.generated.ts'

type InvoicedOrder = NonNullable<NonNullable<NonNullable<OrderInvoicesQuery['customer']>['orders']>['items'][number]>
type CreditedOrder = NonNullable<NonNullable<NonNullable<OrderCreditMemosQuery['customer']>['orders']>['items'][number]>

export type StoreInvoice = InvoicedOrder['invoices'][number] & object
export type StoreCreditMemo = NonNullable<NonNullable<CreditedOrder['credit_memos']>[number]>

/** What a customer's order was charged and credited with, by the order's number; nothing for guests and others' orders. */
export type InvoiceLoaders = {
  invoices(orderNumber: string): Promise<StoreInvoice[]>
  /** `rate`: percent of tax on the order, which credit memos do not tell. */
  creditMemos(orderNumber: string): Promise<{ memos: StoreCreditMemo[]; rate: number }>
  /** When they were made, by the store's ids (`invoice:Nw==`, `memo:MQ==`); nothing without the module that tells. */
  documentDates(orderNumber: string): Promise<ReadonlyMap<string, string>>
}

export const invoiceLoaders = defineService(({ upstream, signIn }: RequestContext): InvoiceLoaders => {
  /** For customers only; what the store refuses is not there. */
  async function ask<T>(load: () => Promise<T>, none: T): Promise<T> {
    if (!signIn.token()) return none
    try {
      return await load()
    } catch (error) {
      if (isRefusal(error)) return none
      throw error
    }
  }

  return {
    invoices: onceForEach((number) =>
      ask(async () => {
        const { customer } = await upstream.send(
          OrderInvoices,
          { number },
          { needs: (response) => response.customer?.orders },
        )
        return (customer?.orders?.items[0]?.invoices ?? []).flatMap((invoice) => invoice ?? [])
      }, []),
    ),

    creditMemos: onceForEach((number) =>
      ask(
        async () => {
          const { customer } = await upstream.send(
            OrderCreditMemos,
            { number },
            { needs: (response) => response.customer?.orders },
          )
          const order = customer?.orders?.items[0]
          const memos = (order?.credit_memos ?? []).flatMap((memo) => memo ?? [])
          return { memos, rate: order?.total?.taxes?.[0]?.rate ?? 0 }
        },
        { memos: [], rate: 0 },
      ),
    ),

    documentDates: onceForEach(async (number) => {
      const dates = new Map<string, string>()
      if (!upstream.has('Invoice.created_at')) return dates
      const order = await ask(async () => {
        const { customer } = await upstream.send(DocumentDates, { number })
        return customer?.orders?.items[0] ?? null
      }, null)
      for (const invoice of order?.invoices ?? [])
        if (invoice?.created_at) dates.set(`invoice:${invoice.id}`, invoice.created_at)
      for (const memo of order?.credit_memos ?? []) if (memo?.created_at) dates.set(`memo:${memo.id}`, memo.created_at)
      return dates
    }),
  }
})
