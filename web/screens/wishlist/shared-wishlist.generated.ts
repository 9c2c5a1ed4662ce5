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

export type SharedWishlistQueryVariables = Exact<{
  shareCode: string;
}>;


export type SharedWishlistQuery = { sharedWishlist: { ownerName: string | null, items: Array<WishFragment> } | null };

export type AddSharedWishesMutationVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
}>;


export type AddSharedWishesMutation = { addMultipleItemsToCart: (
    { refusedItems: Array<{ index: number, message: string }> }
    & CartAnswerFragment
  ) };

export type WishFragment = { id: string, qty: number, downloadLinks: Array<string>, product: ProductCardFragment, options: Array<{ label: string, value: string }>, selectedOptions: Array<{ option_id: string, option_value: string }>, selectedCustomOptions: Array<{ option_id: string, option_value: string }>, selectedBundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> };

export type CartAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<string>, cart: CartContentsFragment };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<CartCouponFragment>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, shipping: { priceInclTax: PriceValueFragment } | null, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: PriceValueFragment } } | null, discount: PriceValueFragment | null }, choice: { sku: string, qty: number, downloadLinks: Array<string>, options: Array<{ option_id: string, option_value: string }>, customOptions: Array<{ option_id: string, option_value: string }>, bundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> } | null, product: { sku: string, path: string } };

export type CartCouponFragment = { code: string, label: string };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const SharedWishlist: Operation<SharedWishlistQuery, SharedWishlistQueryVariables> = {
  name: 'SharedWishlist',
  kind: 'query',
  sha256: '8d8c453a1cdaffddb81214fbf77c2693665afc6f628641c5c601b63737c2f4de',
  text: "query SharedWishlist($shareCode:String!){sharedWishlist(shareCode:$shareCode){ownerName items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddSharedWishes: Operation<AddSharedWishesMutation, AddSharedWishesMutationVariables> = {
  name: 'AddSharedWishes',
  kind: 'mutation',
  sha256: '542c8a1d8576d57cec89a6cae8e4d47079950d35f95975f7a9d9f0e295fbc965',
  text: "mutation AddSharedWishes($items:[CartItemInput!]!){addMultipleItemsToCart(items:$items){...CartAnswer refusedItems{index message}}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
