import { MAX_ORDER_NUMBER } from '../../../schema/field-limits.ts'
import type { OrderedGood, OrderList, OrderSummary } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { DEFAULT_CURRENCY, knownCents, price } from '../money.ts'
import { plainId } from '../uid.ts'
import { mapOrderOptions, storeInstant } from './map-order.ts'
import type { OrderIds } from './order-ids.ts'
import { pictureOf } from './order-pictures.ts'
import {
  CustomerOrders,
  type CustomerOrdersQueryVariables,
  type OrderHeadFragment,
} from './magento/customer-orders.generated.ts'

export type OrderListRequest = { number?: string | null; page: number }

const PAGE_SIZE = 10
const MAX_PAGE = 1000
/** Minimum length of the store's search text. */
const SHORTEST_MATCH = 3
/** Digits of an order number in the store's default format. */
const NUMBER_LENGTH = 9
/** Lines of an order that are shown with a picture. */
const MAX_PICTURES = 4

export const noOrders: OrderList = { items: [], total: 0, page: 1, pageCount: 0 }

/** A page of the customer's orders, newest first. A page past the end is empty. */
export async function loadOrderList(
  request: OrderListRequest,
  context: RequestContext,
  ids: OrderIds,
): Promise<OrderList> {
  const page = Math.min(Math.max(1, request.page), MAX_PAGE)
  const { customer } = await context.upstream.send(
    CustomerOrders,
    { filter: filterOf(request.number), page, size: PAGE_SIZE },
    { needs: (data) => data.customer?.orders },
  )
  const orders = customer?.orders
  return {
    items: (await Promise.all((orders?.items ?? []).map((order) => order && mapSummary(order, ids, context)))).flatMap(
      (summary) => summary ?? [],
    ),
    total: orders?.total_count ?? 0,
    page,
    pageCount: orders?.page_info?.total_pages ?? 0,
  }
}

function filterOf(typed: string | null | undefined): CustomerOrdersQueryVariables['filter'] {
  const number = (typed ?? '').replace(/^\s*n°\s*|\s|%/gi, '').slice(0, MAX_ORDER_NUMBER)
  if (number === '') return null
  if (number.length >= SHORTEST_MATCH) return { number: { match: number } }
  return { number: { in: [number, number.padStart(NUMBER_LENGTH, '0')] } }
}

/** Maps an order; leaves it out if the store fails to return its total, so that the others can be shown. */
async function mapSummary(
  { number, created_at, status, shipping_address, items, invoices, total }: OrderHeadFragment,
  ids: OrderIds,
  context: RequestContext,
): Promise<OrderSummary | null> {
  const currency = total?.grand_total.currency ?? DEFAULT_CURRENCY
  const cents = knownCents(total?.grand_total.value, currency)
  if (cents === null) return null
  return {
    order_id: ids.seal(number),
    number,
    createdAt: storeInstant(created_at ?? ''),
    statusLabel: status,
    deliveredTo: shipping_address ? `${shipping_address.firstname} ${shipping_address.lastname}` : null,
    total: price(cents, currency),
    items: await Promise.all(
      (items ?? []).filter((item) => item !== null).map((item, index) => mapGood(item, index < MAX_PICTURES, context)),
    ),
    invoices: invoices.flatMap((invoice) => (invoice ? { id: plainId(invoice.id), number: invoice.number } : [])),
  }
}

type StoreGood = NonNullable<NonNullable<OrderHeadFragment['items']>[number]>

async function mapGood(good: StoreGood, isPictured: boolean, context: RequestContext): Promise<OrderedGood> {
  const { product_name: name, product_sku: sku, product_url_key: key, quantity_ordered: qty } = good
  return {
    name: name ?? sku,
    qty: qty ?? 0,
    options: mapOrderOptions(good),
    imageUrl: isPictured ? await pictureOf(key, context) : null,
  }
}
