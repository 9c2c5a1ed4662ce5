import type { Checkout, CheckoutMutationSuccess } from '../../graphql/shop-schema.generated.ts'
import type { CartModel } from '../cart/cart-model.ts'
import type { StoreCart } from '../cart/store-cart.ts'
import type { CheckoutStateFragment } from './magento/checkout.generated.ts'

export type CheckoutModel = Omit<Checkout, 'cart'> & {
  cart: CartModel
  /** Whether an address has placeholders for parts that are not known yet, or lacks what the store requires of an entry of the address book. */
  lacksParts: boolean
}

export type CheckoutResult = Omit<CheckoutMutationSuccess, 'checkout'> & {
  __typename: 'CheckoutMutationSuccess'
  checkout: CheckoutModel
}

/** The store's data of a checkout besides the cart's lines. */
export type StoreCheckout = CheckoutStateFragment
export type StoreShippingAddress = NonNullable<StoreCheckout['shipping_addresses'][number]>
export type StoreShippingMethod = NonNullable<NonNullable<StoreShippingAddress['available_shipping_methods']>[number]>

/** A cart as the store has it now, with its checkout. */
export type Current = { cartId: string; cart: StoreCart; state: StoreCheckout }
