import { readClaims } from '../../session/sign-in.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import { hasOtherTotal } from './confirmed-total.ts'
import type { OrderedDelivery, OrderRecord } from './order-record.ts'
import type { PlacedOrder } from '../../graphql/shop-schema.generated.ts'
import { price } from '../money.ts'

/**
 * The order that a browser placed last, as stored in its session. The items are absent, because they do not fit into a
 * cookie.
 */
export type LastOrder = OrderRecord & { isAcknowledged?: boolean }
/** `customer`: id of the signed-in customer, where the token contains it. */
type StoredOrder = LastOrder & { customer?: number }

/** Fields to drop when the record is too long, least important first. */
const SPARE = ['delivery', 'person', 'coupons', 'redirectUrl', 'orderToken'] as const

export function saveLastOrder(session: Session, order: LastOrder): void {
  const { items: _, payer: __, ...rest } = order
  const customer = customerOf(session)
  const stored: StoredOrder = { ...rest, ...(customer !== undefined && { customer }) }
  let text = JSON.stringify(stored)
  for (const field of SPARE) {
    if (text.length <= MAX_LENGTHS.lastOrder) break
    if (field === 'coupons') stored.coupons = []
    else delete stored[field]
    text = JSON.stringify(stored)
  }
  session.set('lastOrder', text.length <= MAX_LENGTHS.lastOrder ? text : undefined)
}

/** Hidden from another customer who signs in with the same browser. */
export function lastOrder(session: Session): LastOrder | null {
  const { lastOrder: text } = session.data
  if (!text) return null
  const { customer, ...order } = JSON.parse(text) as StoredOrder
  const now = customerOf(session)
  return now === undefined || customer === now ? order : null
}

function customerOf({ data: { token } }: Session): number | undefined {
  return token === undefined ? undefined : readClaims(token).uid
}

/** Maps an order for the success page and for analytics. */
export function mapPlacedOrder(order: LastOrder): PlacedOrder {
  const { number, email, state, payment, redirectUrl, currency, items = [], coupons, delivery, placedAt } = order
  return {
    number: number || null,
    email,
    placedAt: placedAt === undefined ? null : new Date(placedAt).toISOString(),
    firstname: order.person?.firstname ?? null,
    lastname: order.person?.lastname ?? null,
    state,
    payment,
    redirectUrl: state === 'PENDING' && redirectUrl ? redirectUrl : null,
    items: items.map(({ sku, name, path, qty, ...item }) => ({
      ...item.extra,
      sku,
      name,
      qty,
      path: path ?? null,
      price: price(item.price, currency),
      unitPrice: item.perUnit ?? null,
      options: item.options ?? [],
    })),
    delivery: delivery ? { title: delivery.title, pickupPoint: delivery.point ?? null, ...daysOf(delivery) } : null,
    total: price(order.total, currency),
    storeTotal: hasOtherTotal(order) ? price(order.storeTotal ?? order.total, currency) : null,
    tax: price(order.tax, currency),
    shipping: price(order.shipping, currency),
    discount: price(order.discount ?? 0, currency),
    credit: price(order.credit ?? 0, currency),
    coupons,
    isAcknowledged: order.isAcknowledged ?? false,
    canRegister: order.isGuest,
  }
}

function daysOf({ days }: OrderedDelivery) {
  return { first: days?.[0] ?? null, last: days?.[1] ?? null }
}
