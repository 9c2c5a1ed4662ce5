import type { RequestContext } from '../../graphql/context.ts'
import { cartService } from '../cart/cart-service.ts'
import { orderProgress } from '../orders/order-progress.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import type { Return, PaymentStatus } from './payment-adapter.ts'

/** Returns the cart of an order if the store has it open, which means that nothing was paid. */
export async function findOpenCart(cartId: string, context: RequestContext): Promise<string | null> {
  return (await cartService(context).find(cartId)) ? cartId : null
}

/**
 * Returns the state of a payment by the order and its cart, for modules without a state of their own. The outcome in the address counts only unless
 * the store contradicts it: an open cart was not paid.
 */
export async function statusByOrder(
  order: OrderRecord,
  back: Partial<Pick<Return, 'outcome' | 'cartId'>> | undefined,
  context: RequestContext,
): Promise<PaymentStatus> {
  const progress = await orderProgress(order, context.upstream)
  if (progress === 'PAID') return { state: 'ACCEPTED' }
  const isOver = progress === 'CANCELED' || back?.outcome === 'canceled' || back?.outcome === 'refused'
  const restoredCartId = isOver || progress === null ? await findOpenCart(order.cartId, context) : null
  if (progress === 'CANCELED' || (isOver && restoredCartId)) {
    return { state: back?.outcome === 'refused' ? 'REFUSED' : 'CANCELED', restoredCartId }
  }
  // Releases before 2.4.7 show guests no order. The sealed address is trusted, because only the store knew it.
  const isReportedPaid =
    progress === null && restoredCartId === null && back?.outcome === 'paid' && back.cartId === order.cartId
  return { state: isReportedPaid ? 'ACCEPTED' : 'PENDING' }
}
