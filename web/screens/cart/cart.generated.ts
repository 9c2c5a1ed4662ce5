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

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<{ code: string, label: string }>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, discount: PriceValueFragment | null }, product: { sku: string, path: string, type: ProductType, prices: { unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null } } };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const Cart: Operation<CartQuery, CartQueryVariables> = {
  name: 'Cart',
  kind: 'query',
  sha256: '35b32c9c60070d7a2cb7f0f29abfc3c1875117d51fc479ee7b417d256a4c1637',
  text: "query Cart{cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddItemToCart: Operation<AddItemToCartMutation, AddItemToCartMutationVariables> = {
  name: 'AddItemToCart',
  kind: 'mutation',
  sha256: 'e069b9f6b966a33136164fb65968303cd4882a5888bbc11c6629fe179a8d140e',
  text: "mutation AddItemToCart($item:CartItemInput!){addItemToCart(item:$item){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddMultipleItemsToCart: Operation<AddMultipleItemsToCartMutation, AddMultipleItemsToCartMutationVariables> = {
  name: 'AddMultipleItemsToCart',
  kind: 'mutation',
  sha256: '8c8d78007657b081418e1578192aadabb109d023c131bdab127be91e0504be45',
  text: "mutation AddMultipleItemsToCart($items:[CartItemInput!]!){addMultipleItemsToCart(items:$items){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const UpdateCartItem: Operation<UpdateCartItemMutation, UpdateCartItemMutationVariables> = {
  name: 'UpdateCartItem',
  kind: 'mutation',
  sha256: 'a37804a7a6a372f904f2eeecdadeac2c498acf9365751c42508c7f08dca68a5c',
  text: "mutation UpdateCartItem($itemId:ID!$qty:Float!){updateCartItem(item_id:$itemId qty:$qty){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveCartItem: Operation<RemoveCartItemMutation, RemoveCartItemMutationVariables> = {
  name: 'RemoveCartItem',
  kind: 'mutation',
  sha256: '335269ecbbd053a39e1b6881d51817bafa6257738284bd73175afebd519ddb06',
  text: "mutation RemoveCartItem($itemId:ID!){removeCartItem(item_id:$itemId){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const ApplyCoupon: Operation<ApplyCouponMutation, ApplyCouponMutationVariables> = {
  name: 'ApplyCoupon',
  kind: 'mutation',
  sha256: '4958be6a9763659dcb967c9838af83279534f6e1e0d1d45c37654434400fbe6a',
  text: "mutation ApplyCoupon($code:String!){applyCoupon(code:$code){...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveCoupon: Operation<RemoveCouponMutation, RemoveCouponMutationVariables> = {
  name: 'RemoveCoupon',
  kind: 'mutation',
  sha256: '214141db4053affbfb849996564650ec34249dee1b8b98e316d1e4e597637117',
  text: "mutation RemoveCoupon{removeCoupon{...CartAnswer}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{code label}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}discount{...PriceValue}}product{sku path type prices{unitPrice{unit price{...TaxedPriceFields}}}}}fragment PriceValue on Price{value{amount currency}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
