import { emailFault } from '../customer/check-entry.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import type { CheckoutService } from './checkout-service.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'
import { SetGuestEmail } from './magento/checkout.generated.ts'

/** Where a guest's order is confirmed to; a customer's goes to the account's address. */
export function setEmail(email: string, isSignedIn: boolean, service: CheckoutService): Promise<CheckoutAnswer> {
  const text = email.trim()
  return service.change(async ({ cartId: id }) => {
    if (isSignedIn) return { errorMessage: texts.emailOfCustomer }
    const fault = emailFault(text)
    if (fault) return { errors: [{ field: 'email', message: fault }] }
    await service.tools.upstream.send(SetGuestEmail, { id, email: text }, { serialize: id })
    return {}
  })
}
