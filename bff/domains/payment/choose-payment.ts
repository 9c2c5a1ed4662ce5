import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentMethodInput, PaymentPlan, PaymentRedirectSuccess } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { isRefusal } from '../cart/cart-service.ts'
import type { CheckoutModel, Current } from '../checkout/checkout-model.ts'
import { type CheckoutOutcome, checkoutService } from '../checkout/checkout-service.ts'
import { SetPaymentMethod } from '../checkout/magento/checkout.generated.ts'
import { storeMessage } from '../store-messages.ts'
import { adapterOf, plansOf } from './adapters.ts'
import { markPayer } from './payer.ts'
import { dropApproval } from './wallet-approval.ts'

/** Chooses one of the methods that are offered for the cart. */
export async function choosePayment(
  input: PaymentMethodInput,
  { cartId: id }: Current,
  { paymentMethods }: CheckoutModel,
  context: RequestContext,
): Promise<CheckoutOutcome> {
  const { upstream, session } = context
  const { paymentChoice } = session.data
  const method = paymentMethods.find(({ code }) => code === input.code)
  const adapter = adapterOf(input.code, context)
  if (!method || !adapter) return { errorMessage: t('checkout.paymentGone') }
  const choice = await adapter.choose(method, input, context)
  if ('fault' in choice) return { errorMessage: choice.fault.message, errors: [choice.fault] }
  try {
    await upstream.send(SetPaymentMethod, { id, method: choice.stored }, { serialize: id })
  } catch (error) {
    session.set('paymentChoice', paymentChoice)
    throw error
  }
  dropApproval(session)
  // Set before the order: if the response to the order is lost, so are its cookies.
  markPayer(session)
  return {}
}

/** Returns the instalment plans for the shopper's cart. */
export async function paymentPlans(context: RequestContext): Promise<PaymentPlan[]> {
  const { cartId } = context.session.data
  return cartId ? plansOf(cartId, context) : []
}

/** Requests the wallet's page on which the shopper approves the total; everything else must be chosen by then. */
export async function startWalletPayment(code: string, context: RequestContext): Promise<PaymentRedirectSuccess> {
  const service = checkoutService(context)
  const current = await service.current()
  if (!current) return refused(t('cart.empty'))
  const { paymentMethods, step, cart } = await service.show(current)
  const method = paymentMethods.find((one) => one.code === code)
  const page = adapterOf(code, context)?.page
  if (!method || page?.opens !== 'before-order' || !page.start) return refused(t('checkout.paymentGone'))
  if (step !== 'PAYMENT' && step !== 'REVIEW') return refused(t('placing.incomplete'))
  const { cents: total, currency } = cart.totals.totalInclTax.value
  try {
    const redirectUrl = await page.start({ cartId: current.cartId, method, total, currency }, context)
    return redirectUrl
      ? { __typename: 'PaymentRedirectSuccess', success: true, errorMessage: null, redirectUrl }
      : refused(t('payment.walletUnavailable', { title: method.title }))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refused(storeMessage(error.message))
  }
}

function refused(errorMessage: string): PaymentRedirectSuccess {
  return { __typename: 'PaymentRedirectSuccess', success: false, errorMessage, redirectUrl: null }
}
