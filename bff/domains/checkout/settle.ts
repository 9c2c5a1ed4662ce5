import { isRefusal } from '../cart/cart-service.ts'
import type { Upstream } from '../../magento/upstream.ts'
import type { CheckoutModel, Current } from './checkout-model.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'
import { SetPaymentMethod, SetShippingMethod } from './magento/checkout.generated.ts'

/** Chooses what there is only one of: the only delivery method, and the free payment where nothing is to pay. True when it did. */
export async function settle(
  { cartId: id }: Current,
  checkout: CheckoutModel,
  upstream: Upstream,
  notes: string[],
): Promise<boolean> {
  const { shippingMethod, shippingMethods, shippingAddress, paymentMethod, paymentMethods } = checkout
  const [onlyMethod, ...otherMethods] = shippingMethods
  const [payment] = paymentMethods
  let didChoose = false
  try {
    if (shippingAddress && !shippingMethod && onlyMethod && !onlyMethod.needsPickupPoint && otherMethods.length === 0) {
      const { carrier_code, method_code, title } = onlyMethod
      await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
      notes.push(texts.methodChosen(title))
      didChoose = true
    }
    if (!paymentMethod && payment?.kind === 'FREE') {
      await upstream.send(SetPaymentMethod, { id, method: { code: payment.code } }, { serialize: id })
      didChoose = true
    }
  } catch (error) {
    // Then it remains for the shopper to choose.
    if (!isRefusal(error)) throw error
  }
  return didChoose
}
