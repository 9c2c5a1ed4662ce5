import type { CartView } from '../cart/view.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { invoiceAll } from '../orders/documents.ts'
import { OrderRefusal } from '../orders/place.ts'
import { setStatus } from '../orders/status.ts'
import { findSession, paymentId, paymentToken } from './sessions.ts'

type Placed = { orderId: number; number: string }

const ID_LENGTH = 10

export function isCard(code: string): boolean {
  return code.startsWith('mollie_methods_')
}

/**
 * What a payment method does with a new order: a card waits for its page, a wallet is charged, anything else is paid
 * outside the shop.
 */
export async function beginPayment(
  placed: Placed,
  cart: CartView,
  given: string | null,
  context: Context,
  db: Queryable,
): Promise<void> {
  const code = cart.payment?.code ?? ''
  if (isCard(code)) await beginCard(placed, cart, given, context, db)
  else if (code === 'paypal_express') await takeWallet(placed, cart, context, db)
}

async function beginCard(
  placed: Placed,
  cart: CartView,
  given: string | null,
  { baseUrl, now }: Context,
  db: Queryable,
): Promise<void> {
  const token = paymentToken()
  await db.query(
    `insert into payment_session (id, kind, order_id, cart_id, amount_cents, status, return_url, token, created_at)
     values ($1, 'card', $2, $3, $4, 'open', $5, $6, $7)`,
    [
      paymentId('tr_', ID_LENGTH),
      placed.orderId,
      cart.id,
      cart.totals.grandTotal,
      returnUrl(given, placed, token, baseUrl),
      token,
      now().toISOString(),
    ],
  )
  await setStatus(placed.orderId, 'pending_payment', { db, now })
}

/** Captures the approved payment. The approval must be for this cart and cover its current total. */
async function takeWallet(placed: Placed, cart: CartView, context: Context, db: Queryable): Promise<void> {
  const wallet = cart.payment?.wallet
  const session = wallet ? await findSession({ id: wallet.token }, 'wallet', db) : null
  const approved =
    session?.status === 'approved' &&
    session.cart_id === cart.id &&
    session.payer_id === wallet?.payerId &&
    session.amount_cents >= cart.totals.grandTotal
  if (!approved) throw new OrderRefusal(context.text('walletRefused'))
  await db.query("update payment_session set status = 'paid', order_id = $2 where id = $1", [
    session.id,
    placed.orderId,
  ])
  await invoiceAll(placed.orderId, { db, now: context.now })
}

/** Where the card page sends the shopper: the caller's address with the module's placeholders, or the store's own. */
function returnUrl(given: string | null, { orderId, number }: Placed, token: string, baseUrl: string): string {
  const isAddress = given !== null && /^https?:\/\//i.test(given) && URL.canParse(given)
  if (!isAddress)
    return `${baseUrl}mollie/checkout/process/?order_id=${orderId}&payment_token=${token}&utm_nooverride=1`
  const values: Record<string, string> = {
    order_id: String(orderId),
    increment_id: number,
    payment_token: token,
    base_url: baseUrl,
    unsecure_base_url: baseUrl,
    secure_base_url: baseUrl,
  }
  return given.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name.toLowerCase()] ?? placeholder)
}
