import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { defineService } from '../define-service.ts'
import { onceForEach } from '../memo.ts'
import { isNumericId, plainId } from '../uid.ts'
import { OrderCreditMemos, type OrderCreditMemosQuery } from './magento/credit-memos.generated.ts'
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
  /** When they were made, in the store's format, by their plain ids; nothing without a token for the store's REST API. */
  invoiceDates(orderNumber: string): Promise<Dates>
  memoDates(orderNumber: string): Promise<Dates>
}

type Dates = ReadonlyMap<string, string>

/** Documents of one order whose dates are read. */
const MAX_DATED = 50
/** Seconds. An order is not kept waiting longer for dates alone. */
const DATES_TIMEOUT = 5

export const invoiceLoaders = defineService(
  ({ upstream, signIn, shared: { rest }, log }: RequestContext): InvoiceLoaders => {
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

    const invoices = onceForEach((number) =>
      ask(async () => {
        const { customer } = await upstream.send(
          OrderInvoices,
          { number },
          { needs: (response) => response.customer?.orders },
        )
        return (customer?.orders?.items[0]?.invoices ?? []).flatMap((invoice) => invoice ?? [])
      }, []),
    )

    const creditMemos = onceForEach((number) =>
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
    )

    /** Magento's GraphQL keeps these dates to itself. The ids are those that it listed for this customer. */
    async function datesOf(path: string, documents: readonly { id: string }[]): Promise<Dates> {
      const ids = documents
        .map(({ id }) => plainId(id))
        .filter(isNumericId)
        .slice(0, MAX_DATED)
      if (!rest.hasIntegration || ids.length === 0) return new Map()
      try {
        const answer = await rest.call({
          name: 'DocumentDates',
          method: 'GET',
          path,
          query: {
            'searchCriteria[filter_groups][0][filters][0][field]': 'entity_id',
            'searchCriteria[filter_groups][0][filters][0][condition_type]': 'in',
            'searchCriteria[filter_groups][0][filters][0][value]': ids.join(','),
            'searchCriteria[pageSize]': String(ids.length),
            fields: 'items[entity_id,created_at]',
          },
          asIntegration: true,
          timeout: DATES_TIMEOUT,
        })
        const { items } = answer as { items?: { entity_id: number; created_at: string }[] | null }
        return new Map(items?.map((item) => [String(item.entity_id), item.created_at]))
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ err: error }, 'the dates of invoices could not be read: they are shown without')
        return new Map()
      }
    }

    return {
      invoices,
      creditMemos,
      invoiceDates: onceForEach(async (number) => datesOf('V1/invoices', await invoices(number))),
      memoDates: onceForEach(async (number) => datesOf('V1/creditmemos', (await creditMemos(number)).memos)),
    }
  },
)
