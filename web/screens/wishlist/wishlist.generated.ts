// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CartItemInput } from '../../api/shop-types.generated.ts'
import type { CartContentsFragment } from '../cart/cart.generated.ts'
import type { ProductCardFragment } from '../catalog/product-card.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoadWishlistQueryQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadWishlistQueryQuery = { me: WishingFragment };

export type AddProductToWishlistMutationVariables = Exact<{
  item: CartItemInput;
}>;


export type AddProductToWishlistMutation = { addProductToWishlist: WishlistAnswerFragment };

export type RemoveProductFromWishlistMutationVariables = Exact<{
  itemId: string;
}>;


export type RemoveProductFromWishlistMutation = { removeProductFromWishlist: WishlistAnswerFragment };

export type AddWishlistToCartMutationVariables = Exact<{
  itemIds?: Array<string> | string | null | undefined;
}>;


export type AddWishlistToCartMutation = { addWishlistToCart: { success: boolean, errorMessage: string | null, refusedItems: Array<{ itemId: string, message: string }>, me: WishingFragment, cart: CartContentsFragment } };

export type ShareWishlistMutationVariables = Exact<{
  emails: Array<string> | string;
  message?: string | null | undefined;
}>;


export type ShareWishlistMutation = { shareWishlist: WishlistAnswerFragment };

export type WishlistAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, me: WishingFragment };

export type WishingFragment = { id: string | null, wishlist: { id: string, isShareable: boolean, shareCode: string | null, items: Array<WishFragment> } | null };

export type WishFragment = { id: string, qty: number, downloadLinks: Array<string>, product: ProductCardFragment, options: Array<{ label: string, value: string }>, selectedOptions: Array<{ option_id: string, option_value: string }>, selectedCustomOptions: Array<{ option_id: string, option_value: string }>, selectedBundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> };

export const LoadWishlistQuery: Operation<LoadWishlistQueryQuery, LoadWishlistQueryQueryVariables> = {
  name: 'LoadWishlistQuery',
  kind: 'query',
  sha256: 'f2f2ecbef5893afbd8aff74bbed963255d1c3b870fd6da45fe2b2236a1436186',
  text: "query LoadWishlistQuery{me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddProductToWishlist: Operation<AddProductToWishlistMutation, AddProductToWishlistMutationVariables> = {
  name: 'AddProductToWishlist',
  kind: 'mutation',
  sha256: '5e109425d5ebfa6a8a41e1b755e3c998f4a51a3872aa7f26b5e532d5bec15033',
  text: "mutation AddProductToWishlist($item:CartItemInput!){addProductToWishlist(item:$item){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveProductFromWishlist: Operation<RemoveProductFromWishlistMutation, RemoveProductFromWishlistMutationVariables> = {
  name: 'RemoveProductFromWishlist',
  kind: 'mutation',
  sha256: 'be2e2c6cbb7ba761e24085d956db8688d4ed8b714600cc32d7244770b8baa94b',
  text: "mutation RemoveProductFromWishlist($itemId:ID!){removeProductFromWishlist(itemId:$itemId){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddWishlistToCart: Operation<AddWishlistToCartMutation, AddWishlistToCartMutationVariables> = {
  name: 'AddWishlistToCart',
  kind: 'mutation',
  sha256: '12ecde4dad7a4f6eda6d7499e613d961836a9e99efb31fb6f114761ae4dbc7bb',
  text: "mutation AddWishlistToCart($itemIds:[ID!]){addWishlistToCart(itemIds:$itemIds){success errorMessage refusedItems{itemId message}me{...Wishing}cart{...CartContents}}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const ShareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'ShareWishlist',
  kind: 'mutation',
  sha256: '093d17997a43c0855b573ceef9aea8c7af8ca8582edc1848e67fd3bd2f9de653',
  text: "mutation ShareWishlist($emails:[String!]!$message:String){shareWishlist(emails:$emails message:$message){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
