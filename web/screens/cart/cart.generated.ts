// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CartItemInput = {
  sku: string;
  qty: number;
  /** Values of a configurable product's options. */
  options?: Array<SelectedOptionInput> | null | undefined;
  /** Custom options: the value's id where one is chosen, the text where one is typed; several entries for several choices. */
  customOptions?: Array<SelectedOptionInput> | null | undefined;
  bundleOptions?: Array<SelectedBundleOptionInput> | null | undefined;
  /** Chosen links of a downloadable product. */
  downloadLinks?: Array<string> | null | undefined;
  /** Quantities of a grouped product's items, by sku. */
  groupedItems?: Array<GroupedItemInput> | null | undefined;
};

export type SelectedOptionInput = {
  option_id: string;
  option_value: string;
};

export type SelectedBundleOptionInput = {
  option_id: string;
  option_value: string;
  option_qty?: number | null | undefined;
};

export type GroupedItemInput = {
  sku: string;
  qty: number;
};

export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: CartContentsFragment };

export type AddItemToCartMutationVariables = Exact<{
  item: CartItemInput;
}>;


export type AddItemToCartMutation = { addItemToCart: CartAnswerFragment };

export type AddMultipleItemsToCartMutationVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddMultipleItemsToCartMutation = { addMultipleItemsToCart: CartAnswerFragment };

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

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<CartCouponFragment>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: PriceValueFragment } } | null, discount: PriceValueFragment | null }, choice: { sku: string, qty: number, downloadLinks: Array<string>, options: Array<{ option_id: string, option_value: string }>, customOptions: Array<{ option_id: string, option_value: string }>, bundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> } | null, product: { sku: string, path: string } };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type CartCouponFragment = { code: string, label: string };

export const Cart: Operation<CartQuery, CartQueryVariables> = {
  name: 'Cart',
  kind: 'query',
  sha256: '645948b031c3ff97fce94ef36756ad67454e19b14b0ea0f98c3393c3fd922fe5',
  text: "query Cart{cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const AddItemToCart: Operation<AddItemToCartMutation, AddItemToCartMutationVariables> = {
  name: 'AddItemToCart',
  kind: 'mutation',
  sha256: '8428537b03f39151479cab58e20a8fc74ba02a185bdd130a00ba8c87ecd93c24',
  text: "mutation AddItemToCart($item:CartItemInput!){addItemToCart(item:$item){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const AddMultipleItemsToCart: Operation<AddMultipleItemsToCartMutation, AddMultipleItemsToCartMutationVariables> = {
  name: 'AddMultipleItemsToCart',
  kind: 'mutation',
  sha256: '5e6cc2ca847ceda2e2be2e40afe68a6333dc7cbe4a22e7da4c24ef3a6f7e484c',
  text: "mutation AddMultipleItemsToCart($items:[CartItemInput!]!){addMultipleItemsToCart(items:$items){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const UpdateCartItem: Operation<UpdateCartItemMutation, UpdateCartItemMutationVariables> = {
  name: 'UpdateCartItem',
  kind: 'mutation',
  sha256: '25df7d01c9781047b43c5fe9f371704748ba19144beac8763bdff10210ab1354',
  text: "mutation UpdateCartItem($itemId:ID!$qty:Float!){updateCartItem(item_id:$itemId qty:$qty){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const RemoveCartItem: Operation<RemoveCartItemMutation, RemoveCartItemMutationVariables> = {
  name: 'RemoveCartItem',
  kind: 'mutation',
  sha256: '98c9d707b302d7e392334c2b95ce64054bd8a12ebc9159192d41d26065028f9f',
  text: "mutation RemoveCartItem($itemId:ID!){removeCartItem(item_id:$itemId){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: '3c0f70275a6f3b90600cde8741b9d1078de81f10c2957c999b85f05c02b96cf5',
  text: "mutation ApplyCoupon($code:String!){applyCoupon(code:$code){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: '2d95cb704a67ac4f6da37f23962a80420155a1bb4ce8bc56f371b6fabb127dc7',
  text: "mutation RemoveCoupon{removeCoupon{...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
