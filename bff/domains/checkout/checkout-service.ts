import type { RequestContext } from '../../graphql/context.ts'
import type { Checkout, FieldError, PickupPoint } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { mapCartAddress } from '../address/cart-address.ts'
import { cartService, isGone, isRefusal } from '../cart/cart-service.ts'
import { catalogSettings } from '../catalog/map-product.ts'
import { defineService } from '../define-service.ts'
import { isIncompleteEntry } from '../form-fields/missing-fields.ts'
import { start } from '../look-ahead.ts'
import { cardsFor } from '../payment/saved-cards.ts'
import { flagsOf } from '../shop/store-loaders.ts'
import { storeMessage } from '../store-messages.ts'
import type { CheckoutModel, CheckoutResult, Current, StoreCheckout } from './checkout-model.ts'
import { updateSessionAfterOrder } from './session-after-order.ts'
import { CheckoutById, SetPaymentMethod, SetShippingMethod } from './magento/checkout.generated.ts'
import { emptyCheckout, mapCheckout } from './map-checkout.ts'
import { orderPlacementOf } from './order-placement.ts'
import { NO_SCHEDULE } from './pickup-adapter.ts'
import { pickupPoints, pointOf } from './pickup-points.ts'
import { recoverOrder } from './recover-order.ts'
import { t } from '../../i18n/texts.ts'
import { DEFAULT_CURRENCY, knownCents, partInCents, price } from '../money.ts'
import { CartCredit } from './magento/store-credit.generated.ts'

/** The result of a change, besides the checkout after it. */
export type CheckoutOutcome = { errorMessage?: string; errors?: FieldError[]; notes?: string[] }

/** One shopper's checkout during one request. */
export type CheckoutService = {
  read(): Promise<CheckoutModel>
  /** As `read`, but does not fail if the store cannot create the next cart: the order is placed. */
  readAfterOrder(): Promise<CheckoutModel>
  /** Reads the store's cart with its checkout; null if it no longer exists: then the session forgets it. */
  current(): Promise<Current | null>
  show(current: Current | null): Promise<CheckoutModel>
  /** Whether the store still has this cart; changes nothing. */
  isAlive(cartId: string): Promise<boolean>
  /** Whether the customer's session has ended and the shopper has not been told yet. */
  hasExpired(): Promise<boolean>
  /** Runs a change, after those of the same cart that came before, and returns the whole checkout, whether it succeeded or not. */
  change(run: (current: Current, checkout: CheckoutModel) => Promise<CheckoutOutcome>): Promise<CheckoutResult>
}

export const checkoutService = defineService((context: RequestContext): CheckoutService => {
  const { upstream, shop, session, signIn, log } = context
  const cart = cartService(context)
  const orderPlacement = orderPlacementOf(context.shared)

  async function findState(id: string): Promise<StoreCheckout | null> {
    if (signIn.hasLost(id)) return null
    try {
      return (await upstream.send(CheckoutById, { id })).cart
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }

  async function current(): Promise<Current | null> {
    const { cartId } = session.data
    if (!cartId) return null
    // `show` needs these flags: they load in parallel.
    start(() => flagsOf(context))
    const [found, state] = await Promise.all([cart.find(cartId), findState(cartId)])
    if (found && state) return { cartId, cart: found, state }
    if (session.data.cartId !== cartId) return null
    return (await leaveMissingCart(cartId)) ? current() : null
  }

  /**
   * The store no longer has the cart. If it became an order whose response did not arrive, the session gets that order. True if the cart was restored because
   * nothing was paid.
   */
  async function leaveMissingCart(cartId: string): Promise<boolean> {
    const placed = await orderPlacement.placed.find(cartId)
    const lost = placed ? null : await orderPlacement.placed.sentOrder(cartId)
    // An order without a record was sent by a process that has ended. A customer's order may be from another browser: the account lists it.
    const found = !placed && (lost || !signIn.token()) ? await recoverOrder(cartId, lost, context) : null
    const order = placed ?? (found?.kind === 'order' ? found.order : null)
    if (order) updateSessionAfterOrder(order, session)
    else if (found?.kind !== 'unpaid') {
      // An older page that sends the order again is told that it was probably placed.
      if (lost) await orderPlacement.placed.suspect(cartId)
      session.set('cartId', undefined)
    }
    return found?.kind === 'unpaid'
  }

  async function show(now: Current | null): Promise<CheckoutModel> {
    const { guestCheckout: isGuestAllowed } = await flagsOf(context)
    if (!now) return emptyCheckout(await cart.read(), isGuestAllowed)
    const [pickupPoint, storeCredit, savedCards, hasIncompleteBilling] = await Promise.all([
      findPoint(now.state, context),
      storeCreditFor(now, context),
      cardsFor(now.state.available_payment_methods ?? [], context),
      isBillingIncomplete(now.state, context),
    ])
    const shown = mapCheckout(now, {
      settings: catalogSettings(context),
      shop,
      upstream,
      log,
      session,
      isGuestAllowed,
      storeCredit,
      savedCards,
      pickupPoint,
      hasIncompleteBilling,
      isSignedIn: signIn.token() !== undefined,
    })
    return { ...shown, minimumOrder: orderPlacement.minimums.for(shop.storeView, shown.cart) }
  }

  async function attempt(
    run: (now: Current, shown: CheckoutModel) => Promise<CheckoutOutcome>,
  ): Promise<CheckoutOutcome> {
    const now = await current()
    if (!now?.cart.items?.length)
      return { errorMessage: (await hasExpired()) ? t('checkout.expired') : t('cart.empty') }
    try {
      return await run(now, await show(now))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { errorMessage: needsAccount(now, error) ? t('checkout.accountForFiles') : storeMessage(error.message) }
    }
  }

  /** Whether guests may not order this cart: by default Magento lets guests order no files, and says so only for a cart with one. */
  function needsAccount({ cart: { items } }: Current, { kind }: UpstreamError): boolean {
    const hasFile = items?.some((item) => item?.__typename === 'DownloadableCartItem') ?? false
    return kind === 'authorization' && signIn.token() === undefined && hasFile
  }

  async function settled(notes: string[]): Promise<CheckoutModel> {
    const now = await current()
    const shown = await show(now)
    return now && (await settle(now, shown, upstream, notes)) ? show(await current()) : shown
  }

  async function hasExpired(): Promise<boolean> {
    // The store silently treats an expired token as a guest's: only reading the customer's own cart shows it.
    if (signIn.token()) await cart.read()
    return session.data.token !== undefined && signIn.token() === undefined
  }

  /** Finds a customer's cart without its id; changes nothing for a guest. */
  async function findOwnCart(): Promise<void> {
    if (!session.data.cartId && signIn.token()) await cart.read()
  }

  async function read(): Promise<CheckoutModel> {
    const known = session.data.cartId ? await current() : null
    if (known) return show(known)
    // The session's cart may have been ordered in another browser, where the customer may have begun another cart.
    await findOwnCart()
    return show(await current())
  }

  return {
    current,
    show,
    hasExpired,
    isAlive: async (id) => (await findState(id)) !== null,

    read,

    async readAfterOrder() {
      try {
        return await read()
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error
        log.warn({ err: error }, 'a customer’s cart could not be read: it is shown as empty')
        return emptyCheckout(await cart.empty(), true)
      }
    },

    async change(run) {
      await findOwnCart()
      const { cartId } = session.data
      if (!cartId) return respond({ errorMessage: t('cart.empty') }, await show(null))
      return upstream.inTurn(cartId, async () => {
        const outcome = await attempt(run)
        const notes = [...(outcome.notes ?? [])]
        return respond({ ...outcome, notes }, await settled(notes))
      })
    },
  }
})

function respond({ errorMessage, errors = [], notes = [] }: CheckoutOutcome, checkout: CheckoutModel): CheckoutResult {
  const message = errorMessage ?? errors[0]?.message ?? null
  return {
    __typename: 'CheckoutMutationSuccess',
    success: message === null,
    errorMessage: message,
    errors,
    notes,
    checkout,
  }
}

/** Whether nothing is delivered and Magento has copied a default billing address that lacks something: no other step would ask for it. */
async function isBillingIncomplete(
  { is_virtual: isVirtual, billing_address: billing }: StoreCheckout,
  context: RequestContext,
): Promise<boolean> {
  if (!isVirtual || !billing || context.signIn.token() === undefined) return false
  return isIncompleteEntry(mapCartAddress(billing), context)
}

/** Returns the pickup point of a cart, from the cart's own address if its carrier no longer returns it. */
async function findPoint(state: StoreCheckout, context: RequestContext): Promise<PickupPoint | null> {
  const [store] = state.shipping_addresses
  const point = store && pointOf(store, context)
  const carrier = store?.selected_shipping_method?.carrier_code
  if (!point || !carrier) return null
  const { address } = mapCartAddress(store)
  const points = await pickupPoints(context, carrier, address).catch(() => [])
  return (
    points.find(({ id }) => id === point.id) ?? {
      ...point,
      address,
      coordinates: null,
      distance: null,
      schedule: NO_SCHEDULE,
    }
  )
}

/** Makes choices without an alternative: the only delivery method, and the free payment if nothing is to be paid. Returns whether it did. */
async function settle(
  { cartId: id }: Current,
  checkout: CheckoutModel,
  upstream: Upstream,
  notes: string[],
): Promise<boolean> {
  const { cart, shippingMethod, shippingMethods, shippingNotes, shippingAddress, paymentMethod, paymentMethods } =
    checkout
  const [onlyMethod, ...otherMethods] = shippingMethods
  const [payment] = paymentMethods
  let didChoose = false
  try {
    if (shippingAddress && !shippingMethod && onlyMethod && !onlyMethod.needsPickupPoint && otherMethods.length === 0) {
      const { carrier_code, method_code, title } = onlyMethod
      await upstream.send(SetShippingMethod, { id, method: { carrier_code, method_code } }, { serialize: id })
      // The step that says why there is no other is skipped.
      notes.push(...shippingNotes, t('checkout.methodChosen', { method: title }))
      didChoose = true
    }
    // The store takes no payment method for goods without an address.
    if (!paymentMethod && payment?.kind === 'FREE' && (shippingAddress || !cart.isShippable)) {
      await upstream.send(SetPaymentMethod, { id, method: { code: payment.code } }, { serialize: id })
      didChoose = true
    }
  } catch (error) {
    // The choice remains with the shopper.
    if (!isRefusal(error)) throw error
  }
  return didChoose
}

/** Returns the store credit that a customer may pay with (Adobe Commerce); null for guests, and where the store has none. */
async function storeCreditFor(
  { cartId: id }: Current,
  { signIn, upstream }: RequestContext,
): Promise<Checkout['storeCredit']> {
  if (!upstream.has('Cart.applied_store_credit') || signIn.token() === undefined) return null
  const credit = await findCredit(id, upstream)
  if (!credit?.enabled) return null
  const currency = credit.current_balance?.currency ?? DEFAULT_CURRENCY
  const balance = knownCents(credit.current_balance?.value, currency)
  if (balance === null) return null
  const applied = partInCents(credit.applied_balance?.value, currency)
  return {
    balance: price(balance, currency),
    applied: applied > 0 ? price(applied, currency) : null,
  }
}

/** Reads the credit; an optional feature that is switched off must not break the checkout. */
async function findCredit(id: string, upstream: RequestContext['upstream']) {
  try {
    return (await upstream.send(CartCredit, { id })).cart?.applied_store_credit
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}
