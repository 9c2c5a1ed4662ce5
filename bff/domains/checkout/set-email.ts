import type { CheckoutAnswer } from './checkout-model.ts'
import type { CheckoutService } from './checkout-service.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'
import { SetGuestEmail } from './upstream/checkout.generated.ts'

const MAX_LENGTH = 254
/** One @, something on both sides of it, a dot in the domain, no spaces or brackets: whether it exists, the order's mail shows. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/

/** Where a guest's order is confirmed to; a customer's goes to the account's address. */
export function setEmail(email: string, isSignedIn: boolean, service: CheckoutService): Promise<CheckoutAnswer> {
  const text = email.trim()
  return service.change(async ({ cartId: id }) => {
    if (isSignedIn) return { errorMessage: texts.emailOfCustomer }
    if (text.length > MAX_LENGTH || !EMAIL.test(text)) {
      return { errorMessage: texts.email, errors: [{ field: 'email', message: texts.email }] }
    }
    await service.tools.upstream.send(SetGuestEmail, { id, email: text }, { serialize: id })
    return {}
  })
}
