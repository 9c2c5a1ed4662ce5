import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { defineService } from '../define-service.ts'
import { onceForEach } from '../memo.ts'
import { isNumericId, plainId } from '../uid.ts'
import {
  GuestOrderCreditMemos,
  OrderCreditMemos,
  type CreditedOrderFragment,
} from './magento/credit-memos.generated.ts'
import { GuestOrderInvoices, OrderInvoices, type InvoicedOrderFragment } from './magento/invoices.generated.ts'

export type StoreInvoice = NonNullable<InvoicedOrderFragment['invoices'][number]>
export type StoreCreditMemo = NonNullable<NonNullable<CreditedOrderFragment['credit_memos']>[number]>

/** Access to an order's documents: a customer's by its number, a guest's by the store's token. */
export type OrderAccess = Readonly<{ number: string } | { token: string }>

/** Loads invoices and credit memos of an order; nothing for others' orders. */
export type InvoiceLoaders = {
  invoices(of: OrderAccess): Promise<StoreInvoice[]>
  creditMemos(of: OrderAccess): Promise<StoreCreditMemo[]>
  /** Their dates in the store's format, by plain id; nothing without a token for the store's REST API. */
  invoiceDates(of: OrderAccess): Promise<Dates>
  memoDates(of: OrderAccess): Promise<Dates>
}

type Dates = ReadonlyMap<string, string>

/** Documents of one order whose dates are read. */
const MAX_DATED = 50
/** Seconds. An order does not wait longer for dates. */
const DATES_TIMEOUT = 5

export const invoiceLoaders = defineService(
  ({ upstream, signIn, shared: { rest }, log }: RequestContext): InvoiceLoaders => {
    /** Loads a list; empty without access to the order, and if the store refuses. */
    async function listOf<T>(of: OrderAccess, load: () => Promise<T[]>): Promise<T[]> {
      if (!('token' in of ? of.token : signIn.token())) return []
      try {
        return await load()
      } catch (error) {
        if (isRefusal(error)) return []
        throw error
      }
    }

    const invoices = forEachOrder((of) =>
      listOf(of, async () => {
        const order =
          'token' in of
            ? (await upstream.send(GuestOrderInvoices, of)).guestOrderByToken
            : (await upstream.send(OrderInvoices, of, { needs: (response) => response.customer?.orders })).customer
                ?.orders?.items[0]
        return (order?.invoices ?? []).flatMap((invoice) => invoice ?? [])
      }),
    )

    const creditMemos = forEachOrder((of) =>
      listOf(of, async () => {
        const order =
          'token' in of
            ? (await upstream.send(GuestOrderCreditMemos, of)).guestOrderByToken
            : (await upstream.send(OrderCreditMemos, of, { needs: (response) => response.customer?.orders })).customer
                ?.orders?.items[0]
        return (order?.credit_memos ?? []).flatMap((memo) => memo ?? [])
      }),
    )

    /** Loads dates, which Magento's GraphQL does not return. The ids come from its own list, so access has been checked. */
    async function datesOf(path: string, documents: readonly { id: string }[]): Promise<Dates> {
      const ids = documents
        .map(({ id }) => plainId(id))
        .filter(isNumericId)
        .slice(0, MAX_DATED)
      if (!rest.hasIntegration || ids.length === 0) return new Map()
      try {
        const response = await rest.call({
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
        const { items } = response as { items?: { entity_id: number; created_at: string }[] | null }
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
      invoiceDates: forEachOrder(async (of) => datesOf('V1/invoices', await invoices(of))),
      memoDates: forEachOrder(async (of) => datesOf('V1/creditmemos', await creditMemos(of))),
    }
  },
)

function forEachOrder<T>(load: (of: OrderAccess) => Promise<T>): (of: OrderAccess) => Promise<T> {
  const loadOnce = onceForEach((key) => load(JSON.parse(key) as OrderAccess))
  return (of) => loadOnce(JSON.stringify(of))
}
