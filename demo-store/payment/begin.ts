import type { CartView } from '../cart/view.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { invoiceAll } from '../orders/documents.ts'
import { setStatus } from '../orders/status.ts'
import { type Provider, providerOf } from './provider.ts'
import { paymentId, paymentToken } from './sessions.ts'

type Placed = { orderId: number; number: string }

/** Input of `placeOrder`: modules read from it the addresses to which a shopper returns after the payment page. */
export type ReturnUrls = Readonly<Record<string, unknown>>

const ID_LENGTH = 10

/**
 * Begins the payment of a new order: the order waits for a page that comes after it, an earlier approval is charged, anything else is paid outside the
 * shop. Returns true if the cart stays open meanwhile.
 */
export async function beginPayment(
  placed: Placed,
  cart: CartView,
  given: ReturnUrls,
  context: Context,
  db: Queryable,
): Promise<boolean> {
  const provider = providerOf(cart.payment?.code ?? '')
  if (provider?.approved) {
    const { id } = await provider.approved(cart, db)
    await db.query("update payment_session set status = 'paid', order_id = $2 where id = $1", [id, placed.orderId])
    await invoiceAll(placed.orderId, { db, now: context.now })
  }
  if (provider?.afterOrder) await openPage(provider.kind, provider.afterOrder, placed, cart, given, context, db)
  return provider?.afterOrder?.keepsCart ?? false
}

async function openPage(
  kind: string,
  { id, returns }: NonNullable<Provider['afterOrder']>,
  placed: Placed,
  cart: CartView,
  given: ReturnUrls,
  { baseUrl, shopUrl, phpSession, now }: Context,
  db: Queryable,
): Promise<void> {
  const token = paymentToken()
  const { paid, canceled = null, failed = null } = returns({ ...placed, token, cart, given, baseUrl, shopUrl })
  await db.query(
    `insert into payment_session
       (id, kind, order_id, cart_id, amount_cents, status, return_url, cancel_url, failure_url, token, php_session, created_at)
     values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10, $11)`,
    [
      ...[paymentId(id, ID_LENGTH), kind, placed.orderId, cart.id, cart.totals.grandTotal],
      ...[paid, canceled, failed, token, phpSession, now().toISOString()],
    ],
  )
  await setStatus(placed.orderId, 'pending_payment', { db, now })
}
