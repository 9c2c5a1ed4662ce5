import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { knownCents } from '../money.ts'
import { lastOrder } from './last-order.ts'
import { CustomerOrders } from './magento/customer-orders.generated.ts'
import { storeInstant } from './map-order.ts'
import { orderLoaders } from './order-loaders.ts'
import type { OrderModel } from './order-model.ts'
import type { SentOrder } from './order-record.ts'

/** An order that the store accepted without returning its number. `model` is set if the store shows the order. */
export type FoundOrder = { number: string; orderToken?: string; email?: string; model?: OrderModel }

/** Part of Magento's REST response for a guest's cart, which anyone with its id can read, even once it is ordered. */
type ClosedCart = {
  is_active?: boolean
  reserved_order_id?: string
  billing_address?: { email?: string; lastname?: string; postcode?: string }
}

/** Seconds. */
const TIMEOUT = 5
const PARTS = 'is_active,reserved_order_id,billing_address[email,lastname,postcode]'
/** Most orders that are searched. */
const RECENT = 5
/** Ms that the store's clock may be behind ours. */
const CLOCKS = 120_000

/** Finds the order of a cart that is gone. `lost` is its record; null if there is none. */
export function findOrder(
  cartId: string,
  lost: SentOrder | null,
  context: RequestContext,
): Promise<FoundOrder | null> | FoundOrder | null {
  if (!context.signIn.token()) return lost?.draft.isGuest === false ? null : orderOfGuestCart(cartId, lost, context)
  return lost && !lost.draft.isGuest ? orderOfCustomer(lost, context) : null
}

/** Finds a guest's order by the number that is reserved for its cart; if the store has guest order lookup, it confirms the order. */
async function orderOfGuestCart(
  cartId: string,
  lost: SentOrder | null,
  context: RequestContext,
): Promise<FoundOrder | null> {
  const { is_active: isActive, reserved_order_id: number, billing_address: address } = await closedCart(cartId, context)
  if (isActive || !number) return null
  const { guestOrderProof, guestOrder } = orderLoaders(context)
  if (!guestOrderProof) return { number }
  const proof = (guestOrderProof === 'LAST_NAME' ? address?.lastname : address?.postcode) ?? ''
  const email = lost?.draft.email || address?.email || ''
  const found = await guestOrder({ number, email, proof })
  return found && { number, email, orderToken: found.guestToken ?? '', model: found }
}

/**
 * Whether a number from a return address can be that of a cart that this browser ordered: another payment of the same cart may have closed it at the
 * same time. `isTaken` means that the store has an order of that number.
 */
export async function mayBeOrderOfCart(
  cartId: string,
  number: string,
  isTaken: boolean,
  context: RequestContext,
): Promise<boolean> {
  if (context.signIn.token()) return isTaken && (await orderLoaders(context).customerOrder(number)) !== null
  const { reserved_order_id: reserved } = await closedCart(cartId, context)
  return !reserved || reserved === number
}

async function closedCart(cartId: string, { shared: { rest }, log }: RequestContext): Promise<ClosedCart> {
  try {
    const path = `V1/guest-carts/${encodeURIComponent(cartId)}`
    const cart = await rest.call({
      name: 'ClosedCart',
      method: 'GET',
      path,
      query: { fields: PARTS },
      timeout: TIMEOUT,
    })
    return (cart ?? {}) as ClosedCart
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // A cart that is deleted is no order; many shops close this API to the public.
    if (error.kind !== 'not-found') log.warn({ err: error }, 'the number of an order could not be found by its cart')
    return {}
  }
}

/** Finds the customer's order of that time and total, except for the one known before. */
async function orderOfCustomer(
  { draft, since }: SentOrder,
  { upstream, session }: RequestContext,
): Promise<FoundOrder | null> {
  try {
    const { customer } = await upstream.send(CustomerOrders, { filter: null, page: 1, size: RECENT })
    const found = (customer?.orders?.items ?? []).find(
      (order) =>
        order !== null &&
        order.number !== lastOrder(session)?.number &&
        Date.parse(storeInstant(order.created_at ?? '')) >= since - CLOCKS &&
        knownCents(order.total?.grand_total.value, draft.currency) === draft.total,
    )
    return found ? { number: found.number } : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
