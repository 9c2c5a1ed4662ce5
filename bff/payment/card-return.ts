import { leaveWithOrder } from '../domains/checkout/leave-with-order.ts'
import type { OrderDesk } from '../domains/checkout/order-desk.ts'
import { toCents } from '../domains/money.ts'
import { keepLastOrder, lastOrder } from '../domains/orders/last-order.ts'
import type { OrderRecord } from '../domains/orders/order-record.ts'
import { askCardPayment, askOfCart } from '../domains/payment/card.ts'
import { isPayer } from '../domains/payment/payer.ts'
import { type CardReturn, readCardReturn } from '../domains/payment/return-addresses.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { PaymentState } from '../graphql/shop-schema.generated.ts'
import { isOutage, UpstreamError } from '../magento/upstream-error.ts'
import { type Destination, toOutcome, toPayment, toSuccess } from './destinations.ts'

/**
 * The shopper is back from the card's page: what the payment is, the store says. Asking twice changes nothing, and an address of a payment that a
 * later one of the same cart replaced leads to that later one. Another browser than the one that ordered hears the outcome and gets nothing.
 */
export async function cardReturn(
  query: Record<string, unknown>,
  { loaders, session, upstream }: RequestContext,
  desk: OrderDesk,
): Promise<Destination> {
  const asked = readCardReturn(query, desk.reference)
  const { draft } = asked
  const last = lastOrder(session)
  const ownLast = draft && last?.cartId !== draft.cartId ? null : last
  const known = (draft && (await desk.placed.find(draft.cartId))) ?? ownLast
  const stateNow = () => unlessRefused(() => stateOf(known, asked, upstream))
  if (draft && !ownLast && !isPayer(session, asked.payer)) return toOutcome(await stateNow())

  // The address alone proves no payment: its token may be another order's.
  const order = known ?? (await foundOrder(asked, loaders)) ?? (await paidForCart(asked, stateNow))
  if (!order) return toPayment('unknown')
  const now = await unlessRefused(() =>
    loaders.orders.settle(order).catch((error: unknown) => {
      // The success page asks again.
      if (isOutage(error)) return order
      throw error
    }),
  )
  if (!now) return toPayment('unknown')
  if (now.state === 'ACCEPTED' || now.state === 'PENDING') {
    leaveWithOrder(now, session)
    return toSuccess
  }
  if (lastOrder(session)?.number !== now.number) keepLastOrder(session, now)
  return toPayment(now.state === 'CANCELED' ? 'canceled' : 'refused')
}

/** How a payment stands, and nothing else; null where that cannot be known. */
async function stateOf(
  known: OrderRecord | null,
  { draft, paymentToken }: CardReturn,
  upstream: RequestContext['upstream'],
): Promise<PaymentState | null> {
  if (known?.state === 'PENDING' && known.paymentToken)
    return (await askCardPayment(known.paymentToken, upstream)).state
  if (known) return known.state
  return draft && paymentToken ? askOfCart(paymentToken, draft.cartId, upstream) : null
}

/** What nobody remembers: the customer's own order of that number, if it cost what the reference says. */
async function foundOrder(
  { draft, number }: CardReturn,
  { customerOrder }: RequestContext['loaders'],
): Promise<OrderRecord | null> {
  if (!draft || !number || draft.isGuest) return null
  const order = await customerOrder(number)
  const isIt = order && toCents(order.totals.grandTotal.priceInclTax.value.amount) === draft.total
  return isIt ? { ...draft, number, state: 'PENDING' } : null
}

/** What nobody remembers: an order whose payment the module knows as that of the reference's cart. */
async function paidForCart(
  { draft, number, paymentToken }: CardReturn,
  stateNow: () => Promise<PaymentState | null>,
): Promise<OrderRecord | null> {
  const state = draft && number && paymentToken ? await stateNow() : null
  return state && draft && number && paymentToken ? { ...draft, number, paymentToken, state: 'PENDING' } : null
}

async function unlessRefused<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UpstreamError && !isOutage(error) && error.kind !== 'rejected') return null
    throw error
  }
}
