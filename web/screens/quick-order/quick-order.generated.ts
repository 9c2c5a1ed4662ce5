// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CartItemInput, ProductType } from '../../api/shop-types.generated.ts'
import type { CartAnswerFragment } from '../cart/cart.generated.ts'
import type { TaxedPriceFieldsFragment } from '../catalog/price-fields.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type QuickProductFragment = { sku: string, path: string, name: string, type: ProductType, isOrderedByContact: boolean, prices: { finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment }, stock: { isInStock: boolean } };

export type QuickProductsQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type QuickProductsQuery = { productsBySku: Array<QuickProductFragment | null> };

export type QuickSearchQueryVariables = Exact<{
  query: string;
}>;


export type QuickSearchQuery = { search: { query: string, products: { products: Array<QuickProductFragment> } } };

export type QuickAddMutationVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
}>;


export type QuickAddMutation = { addMultipleItemsToCart: (
    { refusedItems: Array<{ index: number, message: string }> }
    & CartAnswerFragment
  ) };

export const QuickProducts: Operation<QuickProductsQuery, QuickProductsQueryVariables> = {
  name: 'QuickProducts',
  kind: 'query',
  sha256: '0192312ff3de30bbc7752ce6618b8df37e3e611c099814890b4ced729c0d7195',
  text: "query QuickProducts($skus:[String!]!){productsBySku(skus:$skus){...QuickProduct}}fragment QuickProduct on Product{sku path name type prices{finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}}stock{isInStock}isOrderedByContact}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const QuickSearch: Operation<QuickSearchQuery, QuickSearchQueryVariables> = {
  name: 'QuickSearch',
  kind: 'query',
  sha256: 'ae9cffde5ee601e957ac25cf96d096b8225629244594177b6f981fe227b90e31',
  text: "query QuickSearch($query:String!){search(query:$query){query products(params:{from:0 size:6}){products{...QuickProduct}}}}fragment QuickProduct on Product{sku path name type prices{finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}}stock{isInStock}isOrderedByContact}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const QuickAdd: Operation<QuickAddMutation, QuickAddMutationVariables> = {
  name: 'QuickAdd',
  kind: 'mutation',
  sha256: 'cb8e080059330489cd7262e72066e6792ddb072ad3d28799e48f5a3210a66bf9',
  text: "mutation QuickAdd($items:[CartItemInput!]!){addMultipleItemsToCart(items:$items){...CartAnswer refusedItems{index message}}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors quantityRule{step min max}cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
