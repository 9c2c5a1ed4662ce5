// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CartItemInput, MeasureUnit } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: CartContentsFragment };

export type AddItemToCartMutationVariables = Exact<{
  item: CartItemInput;
}>;


export type AddItemToCartMutation = { addItemToCart: CartAnswerFragment };

export type UpdateCartItemMutationVariables = Exact<{
  itemId: string;
  qty: number;
}>;


export type UpdateCartItemMutation = { updateCartItem: CartAnswerFragment };

export type RemoveCartItemMutationVariables = Exact<{
  itemId: string;
}>;


export type RemoveCartItemMutation = { removeCartItem: CartAnswerFragment };

export type ApplyCouponMutationVariables = Exact<{
  code: string;
}>;


export type ApplyCouponMutation = { applyCoupon: CartAnswerFragment };

export type RemoveCouponMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCouponMutation = { removeCoupon: CartAnswerFragment };

export type CartAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<string>, cart: CartContentsFragment };

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<CartCouponFragment>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, shipping: { priceInclTax: PriceValueFragment } | null, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: PriceValueFragment } } | null, discount: PriceValueFragment | null }, choice: { sku: string, qty: number, downloadLinks: Array<string>, options: Array<{ option_id: string, option_value: string }>, customOptions: Array<{ option_id: string, option_value: string }>, bundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> } | null, product: { sku: string, path: string } };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type CartCouponFragment = { code: string, label: string };

export const Cart: Operation<CartQuery, CartQueryVariables> = {
  name: 'Cart',
  kind: 'query',
  sha256: '4c9231776d2a77eed45048dcd98e5e4668d22f69499bd52ab2ba4dab8826fc06',
  text: "query Cart{cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const AddItemToCart: Operation<AddItemToCartMutation, AddItemToCartMutationVariables> = {
  name: 'AddItemToCart',
  kind: 'mutation',
  sha256: 'c2d4639d02b5b99ce7a1fac589d6cc818bb90b0ea358e398f09c18bc171e47d6',
  text: "mutation AddItemToCart($item:CartItemInput!){addItemToCart(item:$item){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const UpdateCartItem: Operation<UpdateCartItemMutation, UpdateCartItemMutationVariables> = {
  name: 'UpdateCartItem',
  kind: 'mutation',
  sha256: '2aeebb387f36e97d95e13e4695fd5f786d5cc9978f593d1857f813b5499a703b',
  text: "mutation UpdateCartItem($itemId:ID!$qty:Float!){updateCartItem(item_id:$itemId qty:$qty){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const RemoveCartItem: Operation<RemoveCartItemMutation, RemoveCartItemMutationVariables> = {
  name: 'RemoveCartItem',
  kind: 'mutation',
  sha256: 'bc329b45ec0fa4bd296f27cc95f9e35448f4ef4e3faa11ed000ad00c2b924cac',
  text: "mutation RemoveCartItem($itemId:ID!){removeCartItem(item_id:$itemId){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: 'b393eb50928591cd944c30ed07b427a2a2a21627fbe82b59bd8e207b3ad2a9b9',
  text: "mutation ApplyCoupon($code:String!){applyCoupon(code:$code){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: '9ca9e552d61f86d2bf7d13bfae9d878a951db027f8ddb512f5d4815cf3c0f768',
  text: "mutation RemoveCoupon{removeCoupon{...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
