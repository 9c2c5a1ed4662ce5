import type { Cart, CartItem, CartMutationSuccess } from '../../graphql/shop-schema.generated.ts'
import type { ProductModel } from '../catalog/product-model.ts'

export type CartModel = Omit<Cart, 'items'> & { items: CartItemModel[] }

export type CartItemModel = Omit<CartItem, 'product'> & { product: ProductModel }

export type CartResult = Omit<CartMutationSuccess, 'cart'> & { __typename: 'CartMutationSuccess'; cart: CartModel }
