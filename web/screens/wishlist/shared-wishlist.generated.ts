// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import type { CartAnswerFragment } from '../cart/cart.generated.ts'
import type { WishFragment } from './wishlist.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export const SharedWishlist: Operation<SharedWishlistQuery, SharedWishlistQueryVariables> = {
  name: 'SharedWishlist',
  kind: 'query',
  sha256: '6c04e03b46287e4b6353c49ad52b9f8cd722d331c5f71a8afbbbeaa18702041b',
  text: "query SharedWishlist($shareCode:String!){sharedWishlist(shareCode:$shareCode){ownerName items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks needsChoice}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddSharedWishes: Operation<AddSharedWishesMutation, AddSharedWishesMutationVariables> = {
  name: 'AddSharedWishes',
  kind: 'mutation',
  sha256: '115662aaef7e4d8fc5109ebb7ab41473c96d7ce452c13d51e97efc5ae589edb7',
  text: "mutation AddSharedWishes($items:[CartItemInput!]!){addMultipleItemsToCart(items:$items){...CartAnswer refusedItems{index message}}}fragment CartAnswer on CartMutationSuccess{success errorMessage errors quantityRule{step min max}cart{...CartContents}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
