import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import type { OrderRecord } from './order-record.ts'

/** The order that a browser placed last, as its session remembers it: without the items, which do not fit into a cookie. */
export type LastOrder = OrderRecord & { isAcknowledged?: boolean }

/** What can be left out where it is too much, least important first. */
const SPARE = ['coupons', 'redirectUrl', 'orderToken'] as const

export function keepLastOrder(session: Session, order: LastOrder): void {
  const { items: _, ...kept } = order
  let text = JSON.stringify(kept)
  for (const field of SPARE) {
    if (text.length <= MAX_LENGTHS.lastOrder) break
    if (field === 'coupons') kept.coupons = []
    else delete kept[field]
    text = JSON.stringify(kept)
  }
  session.set('lastOrder', text.length <= MAX_LENGTHS.lastOrder ? text : undefined)
}

export function lastOrder(session: Session): LastOrder | null {
  const { lastOrder: text } = session.data
  return text ? (JSON.parse(text) as LastOrder) : null
}
