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

export type ProductType =
  | 'SIMPLE'
  | 'VIRTUAL'
  | 'CONFIGURABLE'
  | 'BUNDLE'
  | 'GROUPED'
  | 'DOWNLOADABLE';

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

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, discount: PriceValueFragment | null }, product: { sku: string, path: string, type: ProductType, prices: { unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null } } };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type CartCouponFragment = { code: string, label: string };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const Cart: Operation<CartQuery, CartQueryVariables> = {
  name: 'Cart',
  kind: 'query',
  sha256: 'f0e9fefdc6dbc05cc4d98cd64a5db8c8e3f64eb51418eaf2046a2a06f8ec9d3c',
  text: "query Cart{cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddItemToCart: Operation<AddItemToCartMutation, AddItemToCartMutationVariables> = {
  name: 'AddItemToCart',
  kind: 'mutation',
  sha256: '5e5f8191ef9377fa414fdc7670021ea9d00000c654a97c53f953a7abea87a176',
  text: "mutation AddItemToCart($item:CartItemInput!){addItemToCart(item:$item){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddMultipleItemsToCart: Operation<AddMultipleItemsToCartMutation, AddMultipleItemsToCartMutationVariables> = {
  name: 'AddMultipleItemsToCart',
  kind: 'mutation',
  sha256: '2ff82433d4585f15a7018b5a9f75aa36105c2c668b1de1393f1ad356ac7f0017',
  text: "mutation AddMultipleItemsToCart($items:[CartItemInput!]!){addMultipleItemsToCart(items:$items){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const UpdateCartItem: Operation<UpdateCartItemMutation, UpdateCartItemMutationVariables> = {
  name: 'UpdateCartItem',
  kind: 'mutation',
  sha256: 'e0c70a2d06d71f61627a641efddf1d5763fba658b7fb60dd69dfacd6df37745d',
  text: "mutation UpdateCartItem($itemId:ID!$qty:Float!){updateCartItem(item_id:$itemId qty:$qty){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveCartItem: Operation<RemoveCartItemMutation, RemoveCartItemMutationVariables> = {
  name: 'RemoveCartItem',
  kind: 'mutation',
  sha256: '39c2587e3a690f26a87b2086e3f8186fb81712110ca59d2982601cca6e10e222',
  text: "mutation RemoveCartItem($itemId:ID!){removeCartItem(item_id:$itemId){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: '052b05517b9548b8c301f07e7dd27840ab79ec76c8ecaaacebfe93fb97524861',
  text: "mutation ApplyCoupon($code:String!){applyCoupon(code:$code){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: '600d73e2112f7a638d91cf6ad04ccb796815a6647222181f7b6a95c412ea5bad',
  text: "mutation RemoveCoupon{removeCoupon{...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
