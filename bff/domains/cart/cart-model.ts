import type { Cart, CartItem, CartMutationSuccess } from '../../graphql/shop-schema.generated.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import type { StoreItem } from './store-cart.ts'

export type CartModel = Omit<Cart, 'items' | 'hasLostItems' | 'unavailableReasons' | 'arrivals' | 'freeDelivery'> & {
  items: CartItemModel[]
  destination: Destination
}

/** The destination and delivery method of a cart, if the shopper has chosen them: a country code, the id of a delivery method. */
export type Destination = { country: string | null; method: string | null }

export type CartItemModel = Omit<CartItem, 'product'> & {
  product: ProductModel
  /** The store's line, with the fields of extensions; null where the store fails to return it. */
  stored: StoreItem | null
}

export type CartResult = Omit<CartMutationSuccess, 'cart'> & { __typename: 'CartMutationSuccess'; cart: CartModel }

/** A product with what was chosen of it, as the store returns it in carts and in wishlists. */
export type ChosenLine = {
  product: { sku: string | null }
  quantity: number
  customizable_options?: readonly (ChosenOption | null)[]
  configurable_options?: readonly (ChosenVariant | null)[] | null
  bundle_options?: readonly (ChosenPart | null)[] | null
  links?: readonly ({ uid: string; title: string | null } | null)[] | null
}

export type ChosenOption = {
  customizable_option_uid: string
  label: string
  type: string
  sort_order: number
  values: readonly ({ customizable_option_value_uid: string; label: string; value: string } | null)[]
}

type ChosenVariant = { option_label: string; value_label: string; configurable_product_option_value_uid: string }

type ChosenPart = {
  label: string
  values: readonly ({ uid: string; label: string; quantity: number } | null)[]
}
