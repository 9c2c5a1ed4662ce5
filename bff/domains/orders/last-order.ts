import { readClaims } from '../../session/sign-in.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import type { OrderRecord } from './order-record.ts'
import type { PlacedOrder } from '../../graphql/shop-schema.generated.ts'
import { price } from '../money.ts'

/** The order that a browser placed last, as its session remembers it: without the items, which do not fit into a cookie. */
export type LastOrder = OrderRecord & { isAcknowledged?: boolean }
/** `customer`: who was signed in, where the token tells. */
type Kept = LastOrder & { customer?: number }

/** What can be left out where it is too much, least important first. */
const SPARE = ['coupons', 'redirectUrl', 'orderToken'] as const

export function keepLastOrder(session: Session, order: LastOrder): void {
  const { items: _, ...rest } = order
  const customer = customerOf(session)
  const kept: Kept = { ...rest, ...(customer !== undefined && { customer }) }
  let text = JSON.stringify(kept)
  for (const field of SPARE) {
    if (text.length <= MAX_LENGTHS.lastOrder) break
    if (field === 'coupons') kept.coupons = []
    else delete kept[field]
    text = JSON.stringify(kept)
  }
  session.set('lastOrder', text.length <= MAX_LENGTHS.lastOrder ? text : undefined)
}

/** Only for the customer who placed it: another one may sign in with the same browser. */
export function lastOrder(session: Session): LastOrder | null {
  const { lastOrder: text } = session.data
  if (!text) return null
  const { customer, ...order } = JSON.parse(text) as Kept
  const now = customerOf(session)
  return now === undefined || customer === now ? order : null
}

function customerOf({ data: { token } }: Session): number | undefined {
  return token === undefined ? undefined : readClaims(token).uid
}

/** An order as the success page and analytics see it. */
export function mapPlacedOrder(order: LastOrder): PlacedOrder {
  const { number, email, state, payment, redirectUrl, currency, items = [], coupons } = order
  return {
    number,
    email,
    state,
    payment,
    redirectUrl: state === 'PENDING' && redirectUrl ? redirectUrl : null,
    items: items.map((item) => ({ ...item, price: price(item.price, currency) })),
    total: price(order.total, currency),
    tax: price(order.tax, currency),
    shipping: price(order.shipping, currency),
    discount: price(order.discount ?? 0, currency),
    coupons,
    isAcknowledged: order.isAcknowledged ?? false,
    canRegister: order.isGuest,
  }
}
