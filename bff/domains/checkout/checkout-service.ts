import type { ShopSettings } from '../../config.ts'
import type { FieldError } from '../../graphql/shop-schema.generated.ts'
import type { Session } from '../../session/session.ts'
import type { SignIn } from '../../session/sign-in.ts'
import type { Upstream } from '../../magento/upstream.ts'
import type { CountryLoaders } from '../address/country-loaders.ts'
import { type CartService, isGone, isRefusal } from '../cart/cart-service.ts'
import type { CatalogReading } from '../catalog/map-product.ts'
import { start } from '../look-ahead.ts'
import { hasExtension } from '../shop/extensions.ts'
import type { StoreLoaders } from '../shop/store-loaders.ts'
import { storeMessage } from '../store-messages.ts'
import type { CheckoutAnswer, CheckoutModel, Current, StoreCheckout } from './checkout-model.ts'
import { checkoutTexts as texts } from './checkout-texts.ts'
import { emptyCheckout, mapCheckout } from './map-checkout.ts'
import type { OrderDesk } from './order-desk.ts'
import type { PickupLoaders } from './pickup-points.ts'
import { leaveWithOrder } from './leave-with-order.ts'
import { recoverOrder } from './recover-order.ts'
import { findPoint } from './find-point.ts'
import { settle } from './settle.ts'
import type { StoreCredit } from './store-credit.ts'
import { CheckoutById } from './magento/checkout.generated.ts'
import { CheckoutByIdWithPickupPoints } from './magento/checkout-pickup-points.generated.ts'

export type CheckoutTools = {
  upstream: Upstream
  shop: ShopSettings
  session: Session
  signIn: SignIn
  reading: CatalogReading
  cart: CartService
  stores: Pick<StoreLoaders, 'flags'>
  countries: CountryLoaders['countries']
  pickup: PickupLoaders
  credit: Pick<StoreCredit, 'read'>
  desk: OrderDesk
}

/** What a change of the checkout gave beside the checkout as it is then. */
export type Outcome = { errorMessage?: string; errors?: FieldError[]; notes?: string[] }

/** One shopper's checkout during one request. */
export type CheckoutService = {
  tools: CheckoutTools
  read(): Promise<CheckoutModel>
  /** The cart with its checkout as the store has it now; null when there is none any more, which the session then forgets. */
  current(): Promise<Current | null>
  show(current: Current | null): Promise<CheckoutModel>
  /** Whether the store still has this cart; nothing changes by asking. */
  isAlive(cartId: string): Promise<boolean>
  /** Whether the customer's session ended, and the shopper was not told yet. */
  hasExpired(): Promise<boolean>
  /** Runs a change, after those of the same cart that came before, and answers with the whole checkout, whatever became of it. */
  change(run: (current: Current, checkout: CheckoutModel) => Promise<Outcome>): Promise<CheckoutAnswer>
}

export function createCheckoutService(tools: CheckoutTools): CheckoutService {
  const { upstream, shop, session, signIn, reading, cart, stores, pickup, credit, desk } = tools

  async function findState(id: string): Promise<StoreCheckout | null> {
    const operation = hasExtension(shop, 'pickup-points') ? CheckoutByIdWithPickupPoints : CheckoutById
    try {
      return (await upstream.send<{ cart: StoreCheckout | null }, { id: string }>(operation, { id })).cart
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }

  async function current(): Promise<Current | null> {
    const { cartId } = session.data
    if (!cartId) return null
    // What `show` will ask for.
    start(stores.flags)
    const [found, state] = await Promise.all([cart.find(cartId), findState(cartId)])
    if (found && state) return { cartId, cart: found, state }
    if (session.data.cartId !== cartId) return null
    return (await leaveDeadCart(cartId)) ? current() : null
  }

  /** It may have become an order whose answer was lost: then that is what the browser carries away. True where the cart came back. */
  async function leaveDeadCart(cartId: string): Promise<boolean> {
    const placed = await desk.placed.find(cartId)
    const lost = placed ? null : await desk.placed.lost(cartId)
    const found = lost && (await recoverOrder(lost, tools))
    const order = placed ?? (found?.kind === 'order' ? found.order : null)
    if (order) leaveWithOrder(order, session)
    else if (found?.kind !== 'unpaid') session.set('cartId', undefined)
    return found?.kind === 'unpaid'
  }

  async function show(now: Current | null): Promise<CheckoutModel> {
    const { guestCheckout: isGuestAllowed } = await stores.flags()
    if (!now) return emptyCheckout(await cart.read(), isGuestAllowed)
    const [pickupPoint, storeCredit] = await Promise.all([findPoint(now.state, pickup), credit.read(now)])
    const shown = mapCheckout(now, {
      ...{ reading, shop, session, isGuestAllowed, storeCredit, pickupPoint },
      isSignedIn: signIn.token() !== undefined,
    })
    return { ...shown, minimumOrder: desk.minimums.for(shop.storeView, shown.cart) }
  }

  async function attempt(run: (now: Current, shown: CheckoutModel) => Promise<Outcome>): Promise<Outcome> {
    const now = await current()
    if (!now?.cart.items?.length) return { errorMessage: (await hasExpired()) ? texts.expired : texts.emptyCart }
    try {
      return await run(now, await show(now))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { errorMessage: storeMessage(error.message) }
    }
  }

  async function settled(notes: string[]): Promise<CheckoutModel> {
    const now = await current()
    const shown = await show(now)
    return now && (await settle(now, shown, upstream, notes)) ? show(await current()) : shown
  }

  async function hasExpired(): Promise<boolean> {
    // The store takes whoever comes with an ended token for a guest, and says nothing: asking for the customer's own cart tells.
    if (signIn.token()) await cart.read()
    return session.data.token !== undefined && signIn.token() === undefined
  }

  /** A customer's cart is found without its id; for a guest nothing is different. */
  async function findOwnCart(): Promise<void> {
    if (!session.data.cartId && signIn.token()) await cart.read()
  }

  const service: CheckoutService = {
    tools,
    current,
    show,
    hasExpired,
    isAlive: async (id) => (await findState(id)) !== null,

    async read() {
      await findOwnCart()
      return show(await current())
    },

    async change(run) {
      await findOwnCart()
      const { cartId } = session.data
      if (!cartId) return answer({ errorMessage: texts.emptyCart }, await show(null))
      return desk.inTurn(cartId, async () => {
        const outcome = await attempt(run)
        const notes = [...(outcome.notes ?? [])]
        return answer({ ...outcome, notes }, await settled(notes))
      })
    },
  }
  return service
}

function answer({ errorMessage, errors = [], notes = [] }: Outcome, checkout: CheckoutModel): CheckoutAnswer {
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
