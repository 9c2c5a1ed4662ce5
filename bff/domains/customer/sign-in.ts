import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestContext } from '../../graphql/context.ts'
import { inEvenTime } from '../../guards/even-time.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { CAPTCHA_REFUSED } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { emailFault, faultsOf, passwordFault } from './check-entry.ts'
import { accepted, type CustomerAnswer, type Outcome, refused, refusedFields } from './customer-answer.ts'
import { customerTexts as texts } from './customer-texts.ts'
import { guestLines, mergeCarts } from './merge-carts.ts'
import { Login, Logout } from './magento/sign-in.generated.ts'

export function answer(outcome: Outcome, notes: string[] = []): CustomerAnswer {
  return { __typename: 'CustomerMutationSuccess', ...outcome, notes }
}

/** `captcha`: what the form was asked to prove. */
export type Credentials = { email: string; password: string; captcha?: string | null }

/** A revocation voids tokens of the same second too: whoever signs in again within it gets a dead one (facts, magento-live §1). */
export function nextSecond(): Promise<void> {
  return sleep(1100)
}

/** Signs in; what a guest had in the cart comes along. */
export async function login(
  { email, password, captcha }: Credentials,
  context: RequestContext,
): Promise<CustomerAnswer> {
  const faults = refusedFields(
    faultsOf([
      ['email', emailFault(email)],
      ['password', passwordFault(password)],
    ]),
  )
  if (faults) return answer(faults)
  const ask = () => askForToken({ email, password, captcha }, context)
  const token = await ask()
  return typeof token === 'string' ? answer(accepted, await signInWith(token, ask, context)) : answer(token)
}

/**
 * The token for an address and its password, or why there is none. One refusal for a wrong password, an unknown address and a locked account,
 * and in the same time: the store answers for a locked one sooner (facts, magento-live §2.7).
 */
export async function askForToken(
  { email, password, captcha }: Credentials,
  { upstream, guards, loaders }: Pick<RequestContext, 'upstream' | 'guards' | 'loaders'>,
): Promise<string | Outcome> {
  const proven = await loaders.captcha.check('CUSTOMER_LOGIN', captcha)
  if (!proven) return refused(CAPTCHA_REFUSED)
  if (!(await guards.attempts.take(email))) return refused(texts.tooManyAttempts)
  const ask = async () => {
    try {
      const wanted = { email: email.trim(), password }
      const { generateCustomerToken: made } = await upstream.send(Login, wanted, { ...proven, asGuest: true })
      if (!made?.token) return refused(texts.loginRefused)
      await guards.attempts.forgive(email)
      return made.token
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.kind === 'captcha') return refused(CAPTCHA_REFUSED)
      return refused(error.kind === 'too-many-requests' ? storeMessage(error.message) : texts.loginRefused)
    }
  }
  return inEvenTime(ask, (result) => typeof result === 'string')
}

/** Begins the customer's session; says what of the guest's cart could not come along. `askAgain`: for another token. */
export async function signInWith(
  token: string,
  askAgain: () => Promise<string | Outcome>,
  { upstream, session, signIn, loaders }: RequestContext,
): Promise<string[]> {
  const guestCart = await guestLines(session.data.cartId, upstream)
  signIn.start(token)
  loaders.customer.forget()
  if ((await loaders.customer.read()).id === null) {
    await nextSecond()
    const another = await askAgain()
    if (typeof another === 'string') signIn.start(another)
    loaders.customer.forget()
  }
  return mergeCarts(guestCart, { upstream, session })
}

/** Ends the session here whatever the store says, and at the store, so that a copied cookie is worth nothing. */
export async function logout({ upstream, signIn, loaders, log }: RequestContext): Promise<CustomerAnswer> {
  if (signIn.token()) {
    try {
      await upstream.send(Logout, {})
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      log.warn({ err: error }, 'a token could not be revoked')
    }
  }
  signIn.end()
  loaders.customer.forget()
  return answer(accepted)
}
