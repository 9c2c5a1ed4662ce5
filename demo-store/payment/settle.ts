import type { PGlite } from '@electric-sql/pglite'
import { invoiceAll } from '../orders/documents.ts'
import { findOrder } from '../orders/load.ts'
import { sendConfirmation } from '../orders/mail.ts'
import { undoOrder } from '../orders/undo.ts'
import type { PaymentSession, PaymentStatus } from './sessions.ts'

/** The store that a provider tells about its payments. */
export type PaidStore = { db: PGlite; now: () => Date; stockMoved: (productIds: number[]) => Promise<void> }

const REASONS: Partial<Record<PaymentStatus, string>> = {
  failed: 'Le paiement a été refusé.',
  canceled: 'Le paiement a été abandonné.',
  expired: 'Le paiement n’a pas été effectué à temps.',
}

/**
 * What the provider's call to the store does, with or without the shopper's browser: a paid order is invoiced and confirmed,
 * any other outcome cancels it and gives the stock back. Only an open payment can be decided; the second answer is lost.
 */
export async function settleCard(
  { id }: Pick<PaymentSession, 'id'>,
  outcome: Exclude<PaymentStatus, 'open'>,
  { db: store, now, stockMoved }: PaidStore,
): Promise<void> {
  const moved = await store.transaction(async (db): Promise<number[]> => {
    const { rows } = await db.query<{ order_id: number }>(
      "update payment_session set status = $2, challenge = null where id = $1 and kind = 'card' and status = 'open' returning order_id",
      [id, outcome],
    )
    const [session] = rows
    const order = session ? await findOrder({ id: session.order_id }, db) : null
    if (!order || order.status === 'canceled') return []
    const books = { db, now }
    if (outcome === 'paid') {
      await invoiceAll(order.id, books)
      await sendConfirmation(order, books)
      return []
    }
    return undoOrder(order, REASONS[outcome] ?? '', books)
  })
  if (moved.length) await stockMoved(moved)
}
