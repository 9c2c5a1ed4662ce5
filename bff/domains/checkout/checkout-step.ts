import type { CheckoutStep } from '../../graphql/shop-schema.generated.ts'
import type { CheckoutModel } from './checkout-model.ts'

/** What decides which step is the first that is not complete. */
export type Progress = Pick<
  CheckoutModel,
  'cart' | 'email' | 'isGuestAllowed' | 'shippingAddress' | 'shippingMethod' | 'pickupPoint'
> & {
  isSignedIn: boolean
  /** Whether the store has a billing address, also one that is the delivery address. */
  hasBilling: boolean
  /** Whether payment is chosen with everything it needs. */
  isPaymentReady: boolean
}

export function stepOf(progress: Progress): CheckoutStep {
  const { cart, email, shippingAddress, shippingMethod, pickupPoint, hasBilling, isPaymentReady } = progress
  if (!email || !(progress.isSignedIn || progress.isGuestAllowed)) return 'LOGIN'
  if (!hasBilling || (cart.isShippable && !shippingAddress)) return 'ADDRESS'
  if (cart.isShippable && (!shippingMethod || (shippingMethod.needsPickupPoint && !pickupPoint))) return 'DELIVERY'
  return isPaymentReady ? 'REVIEW' : 'PAYMENT'
}
