import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestContext } from '../../graphql/context.ts'
import { inEvenTime } from '../../http/even-time.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { flagsOf } from '../shop/store-loaders.ts'
import { storeMessage } from '../store-messages.ts'
import { emailFault, faultsOf, passwordFault } from './check-entry.ts'
import { accepted, type CustomerResult, type Outcome, refused, refusedFields } from './customer-result.ts'
import { Login, Logout } from './magento/sign-in.generated.ts'
import { guestLines, mergeCarts } from './merge-carts.ts'
import { t } from '../../i18n/texts.ts'
import { customerService } from './customer-service.ts'
import type { CustomerModel } from './customer-model.ts'

export function respond(outcome: Outcome, more: Partial<SignedIn> = {}): CustomerResult {
  return { __typename: 'CustomerMutationSuccess', ...outcome, notes: [], ...more }
}

type SignedIn = Pick<CustomerResult, 'notes' | 'accountGoods'>

/** `captcha`: the proof that a person sent the form. */
export type Credentials = { email: string; password: string; captcha?: string | null }

/** Magento's revocation also voids tokens issued in the same second: a new token has to wait for the next one. */
export function nextSecond(): Promise<void> {
  return sleep(1100)
}

/** Signs in, and merges the guest's cart. */
export async function login(
  { email, password, captcha }: Credentials,
  context: RequestContext,
): Promise<CustomerResult> {
  const faults = refusedFields(
    faultsOf([
      ['email', emailFault(email)],
      ['password', passwordFault(password)],
    ]),
  )
  if (faults) return respond(faults)
  const requestToken = () => tokenFor({ email, password, captcha }, context)
  const token = await requestToken()
  if (typeof token === 'string') return respond(accepted, await signInWith(token, requestToken, context))
  return respond(await withConfirmation(token, context))
}

/**
 * Adds a hint about unconfirmed addresses: an unconfirmed account is refused like a wrong password, so that the response does not reveal that it
 * exists.
 */
async function withConfirmation(outcome: Outcome, context: RequestContext): Promise<Outcome> {
  if (!wasLoginRefused(outcome) || !(await flagsOf(context)).accountConfirmation) return outcome
  return refused(`${t('customer.loginRefused')} ${t('customer.loginUnconfirmed')}`)
}

function wasLoginRefused({ errorMessage }: Outcome): boolean {
  return errorMessage === t('customer.loginRefused')
}

/**
 * Returns the token for an address and its password, or why there is none. A wrong password, an unknown address and a locked account get the same
 * refusal in the same time: the store responds sooner for a locked one.
 */
export async function tokenFor(
  { email, password, captcha }: Credentials,
  context: RequestContext,
): Promise<string | Outcome> {
  const { upstream, guards } = context
  const proven = await captchaService(context).check('CUSTOMER_LOGIN', captcha)
  if (!proven) return refused(t('captcha.refused'))
  if (!(await guards.attempts.take(email))) return refused(t('customer.tooManyAttempts'))
  const requestToken = async () => {
    try {
      const wanted = { email, password }
      const { generateCustomerToken: made } = await upstream.send(Login, wanted, { ...proven, asGuest: true })
      if (!made?.token) return refused(t('customer.loginRefused'))
      await guards.attempts.forgive(email)
      return made.token
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.kind === 'captcha') return refused(t('captcha.refused'))
      return refused(error.kind === 'too-many-requests' ? storeMessage(error.message) : t('customer.loginRefused'))
    }
  }
  return inEvenTime(requestToken, (result) => typeof result === 'string')
}

/** Begins the customer's session, and reports what became of the guest's cart. `requestToken` requests another token. */
export async function signInWith(
  token: string,
  requestToken: () => Promise<string | Outcome>,
  context: RequestContext,
): Promise<SignedIn> {
  const { upstream, session, signIn } = context
  const { cartId, waitingCart } = session.data
  const known = cartId && !signIn.hasLost(cartId) ? cartId : waitingCart
  const guestCart = known ? await guestLines(known, upstream) : null
  signIn.start(token)
  customerService(context).forget()
  if ((await customerService(context).read()).id === null) {
    await nextSecond()
    const another = await requestToken()
    if (typeof another === 'string') signIn.start(another)
    customerService(context).forget()
  }
  return mergeCarts(guestCart, context)
}

/** Ends the session here, whatever the store's response, and at the store, so that a copied cookie is worthless. */
export async function logout(context: RequestContext): Promise<CustomerResult> {
  const { upstream, signIn, log } = context
  if (signIn.token()) {
    try {
      await upstream.send(Logout, {})
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      log.warn({ err: error }, 'a token could not be revoked')
    }
  }
  signIn.end()
  customerService(context).forget()
  return respond(accepted)
}

/** `captcha`: for the form `CUSTOMER_LOGIN`. */
export type Proof = { password: string; captcha?: string | null }

/**
 * Checks the password again before an irreversible action or an export. Returns why it is refused, or null. The only call of the store for this is a
 * sign-in.
 */
export async function confirmIdentity(
  { email }: CustomerModel,
  { password, captcha }: Proof,
  context: RequestContext,
): Promise<Outcome | null> {
  if (!email) return refused(t('customer.signInFirst'))
  const fault = passwordFault(password)
  if (fault) return refusedFields([{ field: 'password', message: fault }])
  const token = await tokenFor({ email, password, captcha }, context)
  if (typeof token === 'string') return null
  return wasLoginRefused(token) ? refusedFields([{ field: 'password', message: t('customer.passwordWrong') }]) : token
}
