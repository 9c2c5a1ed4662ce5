import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentMethodInput } from '../../graphql/shop-schema.generated.ts'
import type { CheckoutResult } from '../checkout/checkout-model.ts'
import { checkoutService } from '../checkout/checkout-service.ts'
import { SetPaymentMethod } from '../checkout/magento/checkout.generated.ts'
import { paymentAdapters } from './payment-adapters.ts'
import { markPayer } from './payer.ts'
import { dropApproval } from './wallet-approval.ts'
import { texts } from '../../i18n/texts.ts'

/** Chooses one of the methods that are offered for the cart. */
export function choosePayment(input: PaymentMethodInput, context: RequestContext): Promise<CheckoutResult> {
  const { upstream, session } = context
  return checkoutService(context).change(async ({ cartId: id }, { paymentMethods }) => {
    const method = paymentMethods.find(({ code }) => code === input.code)
    if (!method) return { errorMessage: texts().checkout.paymentGone }
    const choice = paymentAdapters(context)[method.kind].choose(method, input)
    if ('fault' in choice) return { errorMessage: choice.fault.message, errors: [choice.fault] }
    await upstream.send(SetPaymentMethod, { id, method: choice.stored }, { serialize: id })
    dropApproval(session)
    // Before the order: when the response to it is lost, so are its cookies.
    if (method.kind === 'CARD') markPayer(session)
    return {}
  })
}
