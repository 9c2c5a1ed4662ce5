import { settleCard } from './settle.ts'
import type { PaidStore } from './settle.ts'

/** How long a card page waits for the shopper, as Mollie's does. */
const LIFETIME_MS = 30 * 60_000
/** Payments given up at once; the next order sees to the rest. */
const BATCH = 20

/** Gives up card payments that nobody came back to: their orders are canceled and their stock is free again. */
export async function expirePayments(store: PaidStore): Promise<void> {
  const { rows } = await store.db.query<{ id: string }>(
    "select id from payment_session where kind = 'card' and status = 'open' and created_at < $1 limit $2",
    [new Date(store.now().getTime() - LIFETIME_MS).toISOString(), BATCH],
  )
  for (const session of rows) await settleCard(session, 'expired', store)
}
