import { randomBytes, randomInt } from 'node:crypto'
import { reviveCart } from '../cart/open.ts'
import type { Queryable, Database } from '../database/rows.ts'
import { invoiceAll, undoOrder } from '../orders/documents.ts'
import { findOrder } from '../orders/load.ts'
import { sendConfirmation } from '../orders/mail.ts'
import { providers } from './provider.ts'

/** State of a payment at its provider: `open` until the shopper has decided, `late` until the provider has. */
export type PaymentStatus = 'open' | 'late' | 'paid' | 'failed' | 'canceled' | 'expired'

/** A payment at the sandbox of a provider. */
export type PaymentSession = {
  id: string
  /** Name of the provider. */
  kind: string
  order_id: number | null
  cart_id: number | null
  amount_cents: number
  /** A payment before the order is first `approved`, then `paid` with the order. */
  status: PaymentStatus | 'approved'
  return_url: string
  cancel_url: string | null
  failure_url: string | null
  token: string | null
  payer_id: string | null
  challenge: string | null
  reserved_order_id: number | null
  php_session: string | null
  created_at: string
}

const ID_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnopqrstuvwxyz'

/** The store that a provider informs of its payments. */
type PaidStore = { db: Database; now: () => Date; stockMoved: (productIds: number[]) => Promise<void> }

const REASONS: Partial<Record<PaymentStatus, string>> = {
  failed: 'Le paiement a été refusé.',
  canceled: 'Le paiement a été abandonné.',
  expired: 'Le paiement n’a pas été effectué à temps.',
}

/** How long a payment page waits for the shopper, as those of providers do. */
const LIFETIME_MS = 30 * 60_000
/** Payments expired per run; the next order continues. */
const BATCH = 20

/** An unguessable id with a prefix for its kind. */
export function paymentId(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('')
}

export function paymentToken(): string {
  return randomBytes(16).toString('hex')
}

export async function findSession(
  by: { id: string } | { token: string } | { orderId: number } | { phpSession: string },
  kind: PaymentSession['kind'] | null,
  db: Queryable,
): Promise<PaymentSession | null> {
  const [column, value] =
    'id' in by
      ? (['id', by.id] as const)
      : 'token' in by
        ? (['token', by.token] as const)
        : 'orderId' in by
          ? (['order_id', by.orderId] as const)
          : (['php_session', by.phpSession] as const)
  if (typeof value === 'string' && value.includes('\0')) return null
  const { rows } = await db.query<PaymentSession>(
    `select * from payment_session where ${column} = $1 and kind = coalesce($2, kind) order by created_at desc limit 1`,
    [value, kind],
  )
  return rows[0] ?? null
}

/** The page of an order's payment; null where there is none of this kind. */
export async function sessionPage(
  orderId: number,
  kind: string,
  { db, baseUrl }: { db: Queryable; baseUrl: string },
): Promise<string | null> {
  const session = await findSession({ orderId }, kind, db)
  return session && `${baseUrl}sandbox/${kind}/${session.id}`
}

/**
 * Handles the provider's webhook: a paid order is invoiced and confirmed; any other outcome cancels it and returns
 * the stock. Only a payment that is not decided is changed; later calls do nothing.
 */
export async function settlePayment(
  { id }: Pick<PaymentSession, 'id'>,
  outcome: Exclude<PaymentStatus, 'open' | 'late'>,
  { db: store, now, stockMoved }: PaidStore,
): Promise<void> {
  const moved = await store.transaction(async (db): Promise<number[]> => {
    const { rows } = await db.query<PaymentSession>(
      "update payment_session set status = $2, challenge = null where id = $1 and status in ('open', 'late') and order_id is not null returning *",
      [id, outcome],
    )
    const [session] = rows
    const order = session?.order_id ? await findOrder({ id: session.order_id }, db) : null
    if (!session || !order || order.status === 'canceled') return []
    const books = { db, now }
    const { keepsCart, closesCart, whenUnpaid } =
      providers().find(({ kind }) => kind === session.kind)?.afterOrder ?? {}
    if (outcome === 'paid') {
      await invoiceAll(order.id, books)
      if (keepsCart || closesCart) await db.query('update cart set active = false where id = $1', [session.cart_id])
      await sendConfirmation(order, books)
      return []
    }
    if (whenUnpaid === 'browser-tells' && outcome !== 'expired') return []
    const stock = await undoOrder(order, REASONS[outcome] ?? '', books)
    if (whenUnpaid === 'cart-opens' && outcome !== 'expired' && session.cart_id) {
      await reviveCart(session.cart_id, now(), db)
    }
    return stock
  })
  if (moved.length) await stockMoved(moved)
}

/** Expires abandoned payments: cancels their orders and returns the stock. */
export async function expirePayments(store: PaidStore): Promise<void> {
  const { rows } = await store.db.query<{ id: string }>(
    "select id from payment_session where order_id is not null and status = 'open' and created_at < $1 limit $2",
    [new Date(store.now().getTime() - LIFETIME_MS).toISOString(), BATCH],
  )
  for (const session of rows) await settlePayment(session, 'expired', store)
}
