import type { RegisterCustomerInput } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { inEvenTime } from '../../guards/even-time.ts'
import type { UpstreamError } from '../../magento/upstream-error.ts'
import { CAPTCHA_REFUSED } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { emailFault, faultsOf, nameFault, newPasswordFault } from './check-entry.ts'
import { accepted, type CustomerAnswer, type Outcome, refused, refusedFields } from './customer-answer.ts'
import { customerTexts as texts } from './customer-texts.ts'
import { answer, askForToken, type Credentials, signInWith } from './sign-in.ts'
import { Register } from './magento/customer.generated.ts'

/** Makes an account and signs in. The store gives no token with a new account, so a login follows. */
export async function register(input: RegisterCustomerInput, context: RequestContext): Promise<CustomerAnswer> {
  const { upstream, loaders } = context
  const firstname = input.firstname.trim()
  const lastname = input.lastname.trim()
  const email = input.email.trim()
  const { password } = input
  const faults = refusedFields(
    faultsOf([
      ['firstname', nameFault(firstname)],
      ['lastname', nameFault(lastname)],
      ['email', emailFault(email)],
      ['password', newPasswordFault(password, await loaders.passwordRule())],
    ]),
  )
  if (faults) return answer(faults)
  const proven = await loaders.captcha.check('CUSTOMER_CREATE', input.captcha)
  if (!proven) return answer(refused(CAPTCHA_REFUSED))
  const make = async () => {
    try {
      const wanted = { firstname, lastname, email, password, is_subscribed: input.isSubscribed ?? false }
      await upstream.send(Register, { input: wanted }, { ...proven, asGuest: true })
      return null
    } catch (error) {
      if (!isRefusal(error)) throw error
      return registerRefusal(error)
    }
  }
  const refusal = await inEvenTime(make, (result) => result === null)
  return refusal ? answer(refusal) : firstSignIn({ email, password, captcha: input.loginCaptcha }, context)
}

/** Who registers after an order keeps seeing it: the store does not give it to the new account. */
async function firstSignIn(credentials: Credentials, context: RequestContext): Promise<CustomerAnswer> {
  const { session } = context
  const { lastOrder } = session.data
  try {
    const ask = () => askForToken(credentials, context)
    const token = await ask()
    if (typeof token === 'string') {
      const notes = await signInWith(token, ask, context)
      session.set('lastOrder', lastOrder)
      return answer(accepted, notes)
    }
    if (token.errorMessage === CAPTCHA_REFUSED) return answer(accepted, [texts.signInNow])
  } catch (error) {
    // The account is made, whatever happens now.
    context.log.info({ err: error }, 'a new customer could not be signed in')
  }
  return answer(accepted, [texts.confirmFirst])
}

/** The store has one category for all it does not like about a new account (facts, magento recordings m22). */
function registerRefusal({ kind, message }: UpstreamError): Outcome {
  const isTaken = kind === 'already-exists' || /existe déjà|already exists/i.test(message)
  const fault = isTaken && refusedFields([{ field: 'email', message: texts.emailTaken }])
  return fault || refused(storeMessage(message))
}
