import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentRedirectSuccess } from '../../graphql/shop-schema.generated.ts'
import { checkoutService } from '../checkout/checkout-service.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { toCents } from '../money.ts'
import { storeMessage } from '../store-messages.ts'
import { markPayer } from './payer.ts'
import { walletReturnPaths } from './return-addresses.ts'
import { startWallet } from './wallet.ts'
import { texts } from '../../i18n/texts.ts'

/** Asks a wallet for the page where the shopper approves what the cart costs; everything else has to be chosen by then. */
export async function startWalletPayment(code: string, context: RequestContext): Promise<PaymentRedirectSuccess> {
  const { upstream, session } = context
  const service = checkoutService(context)
  const current = await service.current()
  if (!current) return refused(texts().checkout.emptyCart)
  const { paymentMethods, step, cart } = await service.show(current)
  const method = paymentMethods.find((one) => one.code === code && one.kind === 'WALLET')
  if (!method) return refused(texts().checkout.paymentGone)
  if (step !== 'PAYMENT' && step !== 'REVIEW') return refused(texts().placing.incomplete)
  const request = { cartId: current.cartId, code, total: toCents(cart.totals.totalInclTax.value.amount) }
  try {
    const redirectUrl = await startWallet(
      request,
      walletReturnPaths(request, markPayer(session), orderPlacementOf(context.shared).reference),
      upstream,
    )
    return redirectUrl
      ? { __typename: 'PaymentRedirectSuccess', success: true, errorMessage: null, redirectUrl }
      : refused(texts().payment.walletUnavailable(method.title))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refused(storeMessage(error.message))
  }
}

function refused(errorMessage: string): PaymentRedirectSuccess {
  return { __typename: 'PaymentRedirectSuccess', success: false, errorMessage, redirectUrl: null }
}
