import type { CartView } from '../cart/view.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { invoiceAll } from '../orders/documents.ts'
import { OrderRefusal } from '../orders/place.ts'
import { setStatus } from '../orders/status.ts'
import { type AfterOrder, findSession, paymentId, paymentPages, type PaymentSession, paymentToken } from './sessions.ts'

type Placed = { orderId: number; number: string }

/** Where `placeOrder` says that its shopper goes after the payment page. */
export type ReturnUrls = {
  mollie_return_url?: string | null
  payplug_after_success_url?: string | null
  payplug_after_failure_url?: string | null
  payplug_after_cancel_url?: string | null
  /** Of methods of extensions. */
  [member: string]: string | null | undefined
}

const ID_LENGTH = 10

/** Beginning of the codes of each provider whose page comes after the order, and of the ids of its payments. */
const PROVIDERS: readonly { kind: AfterOrder; code: string; id: string }[] = [
  { kind: 'card', code: 'mollie_methods_', id: 'tr_' },
  { kind: 'payplug', code: 'payplug_payments_', id: 'pay_' },
  { kind: 'alma', code: 'alma_monthly_payments', id: 'payment_' },
  { kind: 'adyen', code: 'adyen_', id: 'CS' },
]

export function providerOf(code: string): AfterOrder | null {
  return PROVIDERS.find((provider) => code.startsWith(provider.code))?.kind ?? null
}

/**
 * What a payment method does with a new order: a page that comes after it is waited for, what was approved before is charged, anything else is
 * paid outside the shop. True where the cart stays open meanwhile.
 */
export async function beginPayment(
  placed: Placed,
  cart: CartView,
  given: ReturnUrls,
  context: Context,
  db: Queryable,
): Promise<boolean> {
  const code = cart.payment?.code ?? ''
  const kind = providerOf(code) ?? (code in paymentPages ? code : null)
  if (kind) await openPage(kind, placed, cart, given, context, db)
  else if (code === 'paypal_express') await charge(await approvedWallet(cart, db), placed, context, db)
  else if (code === 'worldline_hosted_checkout') await charge(await approvedCheckout(cart, db), placed, context, db)
  // Adyen opens the cart again until its page is done.
  return kind === 'adyen'
}

async function openPage(
  kind: PaymentSession['kind'],
  placed: Placed,
  cart: CartView,
  given: ReturnUrls,
  { baseUrl, shopUrl, now }: Context,
  db: Queryable,
): Promise<void> {
  const token = paymentToken()
  const prefix = PROVIDERS.find((provider) => provider.kind === kind)?.id ?? ''
  const core: Record<AfterOrder, (string | null)[]> = {
    card: [returnUrl(given.mollie_return_url ?? null, placed, token, baseUrl), null, null],
    payplug: [
      webAddress(given.payplug_after_success_url) ?? `${baseUrl}checkout/onepage/success/`,
      webAddress(given.payplug_after_cancel_url) ?? `${baseUrl}checkout/cart/`,
      webAddress(given.payplug_after_failure_url) ?? `${baseUrl}checkout/cart/`,
    ],
    // From the store's configuration.
    alma: ['', '/canceled', '/refused'].map((outcome) => `${shopUrl}checkout/payment/alma${outcome}`),
    adyen: [
      (webAddress(cart.payment?.returnUrl) ?? `${baseUrl}adyen/return/`).replace(':merchantReference', placed.number),
      null,
      null,
    ],
  }
  const [paid, canceled = null, failed = null] = core[kind as AfterOrder] ?? [
    webAddress(given[paymentPages[kind] ?? '']) ?? `${baseUrl}checkout/onepage/success/`,
  ]
  await db.query(
    `insert into payment_session
       (id, kind, order_id, cart_id, amount_cents, status, return_url, cancel_url, failure_url, token, created_at)
     values ($1, $2, $3, $4, $5, 'open', $6, $7, $8, $9, $10)`,
    [
      paymentId(prefix, ID_LENGTH),
      kind,
      placed.orderId,
      cart.id,
      cart.totals.grandTotal,
      paid,
      canceled,
      failed,
      token,
      now().toISOString(),
    ],
  )
  await setStatus(placed.orderId, 'pending_payment', { db, now })
}

/** The approval has to be for this cart and cover its current total. */
async function approvedWallet(cart: CartView, db: Queryable): Promise<PaymentSession | null> {
  const wallet = cart.payment?.wallet
  const session = wallet ? await findSession({ id: wallet.token }, 'wallet', db) : null
  const isApproved =
    session?.status === 'approved' &&
    session.cart_id === cart.id &&
    session.payer_id === wallet?.payerId &&
    session.amount_cents >= cart.totals.grandTotal
  return isApproved ? session : null
}

async function approvedCheckout(cart: CartView, db: Queryable): Promise<PaymentSession | null> {
  const { rows } = await db.query<PaymentSession>(
    "select * from payment_session where cart_id = $1 and kind = 'worldline' and status = 'approved' and amount_cents >= $2",
    [cart.id, cart.totals.grandTotal],
  )
  return rows[0] ?? null
}

async function charge(
  session: PaymentSession | null,
  { orderId }: Placed,
  { now, text }: Context,
  db: Queryable,
): Promise<void> {
  if (!session) throw new OrderRefusal(text('walletRefused'))
  await db.query("update payment_session set status = 'paid', order_id = $2 where id = $1", [session.id, orderId])
  await invoiceAll(orderId, { db, now })
}

function webAddress(given: string | null | undefined): string | null {
  return given && /^https?:\/\//i.test(given) && URL.canParse(given) ? given : null
}

/** Where Mollie's page sends the shopper: the caller's address with the module's placeholders, or the store's own. */
function returnUrl(given: string | null, { orderId, number }: Placed, token: string, baseUrl: string): string {
  if (!webAddress(given))
    return `${baseUrl}mollie/checkout/process/?order_id=${orderId}&payment_token=${token}&utm_nooverride=1`
  const values: Record<string, string> = {
    order_id: String(orderId),
    increment_id: number,
    payment_token: token,
    base_url: baseUrl,
    unsecure_base_url: baseUrl,
    secure_base_url: baseUrl,
  }
  return (given ?? '').replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => values[name.toLowerCase()] ?? placeholder,
  )
}
