import { randomBytes, randomInt } from 'node:crypto'
import type { Queryable } from '../database/rows.ts'

/** How a payment stands with its provider; `open` until the shopper or the provider decided. */
export type PaymentStatus = 'open' | 'paid' | 'failed' | 'canceled' | 'expired'

/** A payment at the sandbox of a provider. */
export type PaymentSession = {
  id: string
  kind: 'card' | 'wallet'
  order_id: number | null
  cart_id: number | null
  amount_cents: number
  /** A wallet is `approved` before the order and `paid` with it. */
  status: PaymentStatus | 'approved'
  return_url: string
  cancel_url: string | null
  token: string | null
  payer_id: string | null
  challenge: string | null
  created_at: string
}

const ID_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnopqrstuvwxyz'

/** An id that nobody guesses, with a prefix that says what it names. */
export function paymentId(prefix: string, length: number): string {
  return prefix + Array.from({ length }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('')
}

export function paymentToken(): string {
  return randomBytes(16).toString('hex')
}

export async function findSession(
  by: { id: string } | { token: string } | { orderId: number },
  kind: PaymentSession['kind'],
  db: Queryable,
): Promise<PaymentSession | null> {
  const [column, value] =
    'id' in by
      ? (['id', by.id] as const)
      : 'token' in by
        ? (['token', by.token] as const)
        : (['order_id', by.orderId] as const)
  if (typeof value === 'string' && value.includes('\0')) return null
  const { rows } = await db.query<PaymentSession>(
    `select * from payment_session where ${column} = $1 and kind = $2 order by created_at desc limit 1`,
    [value, kind],
  )
  return rows[0] ?? null
}
