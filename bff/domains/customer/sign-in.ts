import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestContext } from '../../graphql/context.ts'
import { inEvenTime } from '../../http/even-time.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { Upstream } from '../../magento/upstream.ts'
import type { Session } from '../../session/session.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { SETTINGS_POLICY } from '../shop/settings-policy.ts'
import { storeMessage } from '../store-messages.ts'
import { emailFault, faultsOf, passwordFault } from './check-entry.ts'
import { accepted, type CustomerResult, type Outcome, refused, refusedFields } from './customer-result.ts'
import {
  CartLines,
  CartMerging,
  CustomerCart,
  Login,
  Logout,
  MergeCarts,
  type StoreLinesFragment,
} from './magento/sign-in.generated.ts'
import { t } from '../../i18n/texts.ts'
import { customerService } from './customer-service.ts'
import type { CustomerModel } from './customer-model.ts'

export function respond(outcome: Outcome, notes: string[] = []): CustomerResult {
  return { __typename: 'CustomerMutationSuccess', ...outcome, notes }
}

/** `captcha`: what the form was asked to prove. */
export type Credentials = { email: string; password: string; captcha?: string | null }

/** Magento's revocation also voids tokens issued in the same second: a new token has to wait for the next one. */
export function nextSecond(): Promise<void> {
  return sleep(1100)
}

/** Signs in; what a guest had in the cart comes along. */
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
  const ask = () => askForToken({ email, password, captcha }, context)
  const token = await ask()
  return typeof token === 'string' ? respond(accepted, await signInWith(token, ask, context)) : respond(token)
}

/**
 * The token for an address and its password, or why there is none. One refusal for a wrong password, an unknown address and a locked account,
 * and in the same time: the store answers sooner for a locked one.
 */
export async function askForToken(
  { email, password, captcha }: Credentials,
  context: RequestContext,
): Promise<string | Outcome> {
  const { upstream, guards } = context
  const proven = await captchaService(context).check('CUSTOMER_LOGIN', captcha)
  if (!proven) return refused(t('captcha.refused'))
  if (!(await guards.attempts.take(email))) return refused(t('customer.tooManyAttempts'))
  const ask = async () => {
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
  return inEvenTime(ask, (result) => typeof result === 'string')
}

/** Begins the customer's session; says what of the guest's cart could not come along. `askAgain`: for another token. */
export async function signInWith(
  token: string,
  askAgain: () => Promise<string | Outcome>,
  context: RequestContext,
): Promise<string[]> {
  const { upstream, session, signIn } = context
  const guestCart = await guestLines(session.data.cartId, upstream)
  signIn.start(token)
  customerService(context).forget()
  if ((await customerService(context).read()).id === null) {
    await nextSecond()
    const another = await askAgain()
    if (typeof another === 'string') signIn.start(another)
    customerService(context).forget()
  }
  return mergeCarts(guestCart, { upstream, session })
}

/** Ends the session here whatever the store says, and at the store, so that a copied cookie is worth nothing. */
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

/** The lines of a guest's cart; null when there is nothing to bring along. */
async function guestLines(cartId: string | undefined, upstream: Upstream): Promise<StoreLinesFragment | null> {
  if (!cartId) return null
  try {
    const { cart } = await upstream.send(CartLines, { id: cartId }, { asGuest: true })
    return cart?.items?.length ? cart : null
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}

/**
 * Moves a guest's cart into the customer's, once: the guest's is gone afterwards. The store adds quantities up and drops without a word
 * what stock does not cover: the response names it. Whatever fails, the customer's own cart is there.
 */
async function mergeCarts(
  guestCart: StoreLinesFragment | null,
  { upstream, session }: { upstream: Upstream; session: Session },
): Promise<string[]> {
  const own = await attempt(async () => (await upstream.send(CustomerCart, {})).customerCart)
  session.set('cartId', own?.id)
  if (!guestCart) return []
  if (!own) return [t('customer.cartNotMerged')]
  const source = guestCart.id
  const merged = await attempt(
    async () => (await upstream.send(MergeCarts, { source }, { serialize: source })).mergeCarts,
  )
  if (!merged) return [t('customer.cartNotMerged')]
  session.set('cartId', merged.id)
  const lost = dropped([guestCart, own], merged)
  if (lost.length === 0) return []
  // From 2.4.9 on the merchant may prefer one cart's quantities: then nothing is lost by taking the other's.
  const preference = await attempt(
    async () => (await upstream.read(CartMerging, {}, SETTINGS_POLICY)).storeConfig?.cart_merge_preference ?? 'merge',
  )
  if (preference === 'guest') return dropped([guestCart, without(own, guestCart)], merged)
  return preference === 'customer' ? dropped([own, without(guestCart, own)], merged) : lost
}

/** A cart's lines of what the other has not. */
function without(cart: StoreLinesFragment, other: StoreLinesFragment): StoreLinesFragment {
  const known = new Set(other.items?.map((item) => item?.product.sku))
  return { ...cart, items: cart.items?.filter((item) => !known.has(item?.product.sku)) ?? null }
}

async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UpstreamError) return null
    throw error
  }
}

function dropped(before: StoreLinesFragment[], after: StoreLinesFragment): string[] {
  const now = quantities([after])
  return [...quantities(before)].flatMap(([sku, { name, quantity }]) => {
    const missing = quantity - (now.get(sku)?.quantity ?? 0)
    return missing > 0 ? [t('customer.lineNotMerged', { name, count: missing })] : []
  })
}

function quantities(carts: StoreLinesFragment[]): Map<string, { name: string; quantity: number }> {
  const sums = new Map<string, { name: string; quantity: number }>()
  for (const item of carts.flatMap(({ items }) => items ?? [])) {
    if (!item) continue
    const { quantity, product } = item
    const sku = product.sku ?? ''
    sums.set(sku, { name: product.name ?? sku, quantity: (sums.get(sku)?.quantity ?? 0) + quantity })
  }
  return sums
}

/** `captcha`: for the form `CUSTOMER_LOGIN`. */
export type Proof = { password: string; captcha?: string | null }

/** Asks for the password again before what cannot be undone or tells all; why it may not go on, or null. The store has no call for this but signing in. */
export async function confirmIdentity(
  { email }: CustomerModel,
  { password, captcha }: Proof,
  context: RequestContext,
): Promise<Outcome | null> {
  if (!email) return refused(t('customer.signInFirst'))
  const fault = passwordFault(password)
  if (fault) return refusedFields([{ field: 'password', message: fault }])
  const token = await askForToken({ email, password, captcha }, context)
  if (typeof token === 'string') return null
  return token.errorMessage === t('customer.loginRefused')
    ? refusedFields([{ field: 'password', message: t('customer.passwordWrong') }])
    : token
}
