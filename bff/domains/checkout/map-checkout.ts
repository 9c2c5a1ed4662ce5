import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { CheckoutAddress, CheckoutStep } from '../../graphql/shop-schema.generated.ts'
import { MAX_LENGTHS, type Session } from '../../session/session.ts'
import { isSameAddress, mapCartAddress } from '../address/cart-address.ts'
import { isPlaceholder, lacksParts } from '../address/placeholder.ts'
import type { CartModel } from '../cart/cart-model.ts'
import { methodId } from '../cart/shipping-price.ts'
import { cartTotal, emptyCart, mapCart } from '../cart/map-cart.ts'
import type { CatalogSettings } from '../catalog/map-product.ts'
import { cartLeavesAsUsual } from '../delivery/cart-delivery.ts'
import { adapterOf, offeredMethods } from '../payment/adapters.ts'
import { choiceFor } from '../payment/payment-choice.ts'
import type { CheckoutModel, Current } from './checkout-model.ts'
import type { PickupContext } from './pickup-adapter.ts'
import { pointOf } from './pickup-points.ts'
import { revisionOf } from './revision.ts'
import { cartWeight, offeredShippingMethods } from './shipping-methods.ts'

export type CheckoutContext = {
  settings: CatalogSettings
  shop: ShopSettings
  upstream: PickupContext['upstream']
  log: RequestContext['log']
  session: Session
  isGuestAllowed: boolean
  isSignedIn: boolean
  /** Whether the store would refuse the order for a billing address that no step asked for. */
  hasIncompleteBilling: boolean
  storeCredit: CheckoutModel['storeCredit']
  /** The customer's saved cards for the payment methods that the store offers for the cart. */
  savedCards: CheckoutModel['savedCards']
  /** The pickup point of a cart, with details that only its carrier knows. */
  pickupPoint: CheckoutModel['pickupPoint']
}

export function mapCheckout({ cartId, cart: storeCart, state }: Current, known: CheckoutContext): CheckoutModel {
  const { shop, session, settings } = known
  const cart = mapCart(storeCart, settings)
  const [store] = state.shipping_addresses.filter((address) => address && !isPlaceholder(address))
  const storeBilling = state.billing_address && !isPlaceholder(state.billing_address) ? state.billing_address : null
  const { methods, notes } = offeredShippingMethods(
    store?.available_shipping_methods ?? null,
    cartWeight(storeCart, shop.attributes),
    {
      ...known,
      isTaxed: (storeCart.prices?.applied_taxes ?? []).length > 0,
      leavesAsUsual: cartLeavesAsUsual(cart, shop),
    },
  )
  const chosen = store?.selected_shipping_method
  const offered = chosen && methods.find(({ id }) => id === idOf(chosen))
  const shippingMethod = offered ? { ...offered, price: cart.totals.shipping ?? offered.price } : null
  const shippingMethods = methods.map((method) => (method === offered ? (shippingMethod ?? method) : method))
  const billing = storeBilling && mapCartAddress(storeBilling)
  const delivery = store ? mapCartAddress(store) : null
  const shippingAddress = store && pointOf(store, known) ? homeAddress(session, billing) : delivery
  const isBillingSameAsShipping =
    billing === null || (shippingAddress !== null && isSameAddress(billing, shippingAddress))
  const pickupPoint = shippingMethod?.needsPickupPoint ? known.pickupPoint : null
  const isFree = cartTotal(storeCart) === 0
  const total = cart.totals.totalInclTax.value.cents
  const { savedCards } = known
  const paymentMethods = offeredMethods(state.available_payment_methods ?? [], isFree, known).filter(
    ({ kind, code }) => kind !== 'SAVED_CARD' || savedCards.some(({ method }) => method === code),
  )
  const payment = state.selected_payment_method
  const paymentMethod = paymentMethods.find(({ code }) => code === payment?.code) ?? null
  const purchaseOrderNumber = payment?.purchase_order_number ?? null
  const choice = choiceFor(session, cartId)
  const savedCard = savedCards.find(({ id, method }) => id === choice && method === paymentMethod?.code)?.id ?? null

  const checkout = {
    cart,
    lacksParts: lacksParts(state) || known.hasIncompleteBilling,
    isGuestAllowed: known.isGuestAllowed,
    email: state.email || null,
    shippingAddress,
    billingAddress: isBillingSameAsShipping && cart.isShippable ? null : billing,
    isBillingSameAsShipping,
    shippingMethods,
    shippingNotes: notes,
    shippingMethod,
    pickupPoint,
    paymentMethods,
    paymentMethod,
    paymentPlan: paymentMethod?.kind === 'INSTALLMENTS' ? choice : null,
    savedCards,
    savedCard,
    purchaseOrderNumber: paymentMethod?.kind === 'PURCHASE_ORDER' ? purchaseOrderNumber : null,
    storeCredit: known.storeCredit,
  }
  const isPaymentReady =
    paymentMethod !== null &&
    (paymentMethod.kind !== 'SAVED_CARD' || savedCard !== null) &&
    (adapterOf(paymentMethod.code, known)?.isReady?.(
      {
        cartId,
        code: paymentMethod.code,
        total,
        shipping: cart.totals.shipping?.priceInclTax.value.cents ?? 0,
        purchaseOrderNumber,
      },
      session,
    ) ??
      true)
  return {
    ...checkout,
    step: stepOf({ ...checkout, isSignedIn: known.isSignedIn, hasBilling: billing !== null, isPaymentReady }),
    revision: revisionOf(checkout),
  }
}

function idOf(chosen: { carrier_code: string; method_code: string }): string {
  return methodId(chosen.carrier_code, chosen.method_code)
}

/** The checkout of somebody without a cart. */
export function emptyCheckout(cart: CartModel = emptyCart('EUR'), isGuestAllowed = true): CheckoutModel {
  const checkout = {
    cart,
    lacksParts: false,
    isGuestAllowed,
    email: null,
    shippingAddress: null,
    billingAddress: null,
    isBillingSameAsShipping: true,
    shippingMethods: [],
    shippingNotes: [],
    shippingMethod: null,
    pickupPoint: null,
    paymentMethods: [],
    paymentMethod: null,
    paymentPlan: null,
    savedCards: [],
    savedCard: null,
    purchaseOrderNumber: null,
    storeCredit: null,
  }
  return { ...checkout, step: 'LOGIN', revision: revisionOf(checkout) }
}

/** What determines the first incomplete step. */
type Progress = Pick<
  CheckoutModel,
  'cart' | 'email' | 'isGuestAllowed' | 'shippingAddress' | 'lacksParts' | 'shippingMethod' | 'pickupPoint'
> & {
  isSignedIn: boolean
  /** Whether the store has a billing address, which may be the delivery address. */
  hasBilling: boolean
  /** Whether payment is chosen with everything it needs. */
  isPaymentReady: boolean
}

function stepOf(progress: Progress): CheckoutStep {
  const { cart, email, shippingAddress, shippingMethod, pickupPoint, hasBilling, lacksParts, isPaymentReady } = progress
  if (!email || !(progress.isSignedIn || progress.isGuestAllowed)) return 'LOGIN'
  if (!hasBilling || lacksParts || (cart.isShippable && !shippingAddress)) return 'ADDRESS'
  if (cart.isShippable && (!shippingMethod || (shippingMethod.needsPickupPoint && !pickupPoint))) return 'DELIVERY'
  return isPaymentReady ? 'REVIEW' : 'PAYMENT'
}

/**
 * Stores the shopper's own address in the session if it differs from the billing address, while the store's delivery address is that of a pickup
 * point.
 */
export function saveHomeAddress(session: Session, home: CheckoutAddress, billing: CheckoutAddress | null): void {
  const text = billing && isSameAddress(home, billing) ? '' : JSON.stringify(home)
  session.set('homeAddress', text !== '' && text.length <= MAX_LENGTHS.homeAddress ? text : undefined)
}

function homeAddress(session: Session, billing: CheckoutAddress | null): CheckoutAddress | null {
  const { homeAddress: text } = session.data
  return text ? (JSON.parse(text) as CheckoutAddress) : billing
}
