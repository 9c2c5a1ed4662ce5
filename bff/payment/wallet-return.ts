import type { OrderDesk } from '../domains/checkout/order-desk.ts'
import { SetPaymentMethod } from '../domains/checkout/magento/checkout.generated.ts'
import { isRefusal } from '../domains/cart/cart-service.ts'
import { lastOrder } from '../domains/orders/last-order.ts'
import { readWalletReturn } from '../domains/payment/return-addresses.ts'
import { isPayer } from '../domains/payment/payer.ts'
import { keepApproval } from '../domains/payment/wallet-approval.ts'
import type { RequestContext } from '../graphql/context.ts'
import { type Destination, toPayment, toReview, toSuccess } from './destinations.ts'

/**
 * The shopper is back from the wallet's page, with an approval for what the cart cost when it was asked. The order is still to be placed: the
 * review says what it costs now.
 */
export async function walletReturn(
  query: Record<string, unknown>,
  { upstream, session, loaders }: RequestContext,
  desk: OrderDesk,
): Promise<Destination> {
  const { request, payer, token, payerId, isCanceled } = readWalletReturn(query, desk.reference)
  if (!request) return toPayment('unknown')
  const { cartId, code, total } = request
  if (!session.data.cartId && lastOrder(session)?.cartId === cartId) return toSuccess
  // Whoever was sent the address would buy from a cart that is not theirs.
  if (!isPayer(session, payer)) return toPayment(isCanceled ? 'canceled' : 'elsewhere')
  // With the cart's cookie lost the address brings the cart back; a cart that was begun meanwhile stays.
  if (!session.data.cartId) session.set('cartId', cartId)
  if (session.data.cartId !== cartId) return toPayment('expired')
  if (isCanceled) return toPayment('canceled')
  if (!token || !payerId) return toPayment('unknown')
  return desk.inTurn(cartId, async () => {
    if (!(await loaders.checkout.current())) return toPayment('expired')
    const method = { code, paypal_express: { token, payer_id: payerId } }
    try {
      await upstream.send(SetPaymentMethod, { id: cartId, method }, { serialize: cartId })
    } catch (error) {
      if (!isRefusal(error)) throw error
      return toPayment('refused')
    }
    keepApproval(session, { cartId, code, total })
    return toReview
  })
}
