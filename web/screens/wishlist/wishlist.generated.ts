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


export type AddWishlistToCartMutation = { addWishlistToCart: { success: boolean, errorMessage: string | null, notes: Array<string>, refusedItems: Array<{ itemId: string, message: string }>, me: WishingFragment, cart: CartContentsFragment } };

export type ShareWishlistMutationVariables = Exact<{
  emails: Array<string> | string;
  message?: string | null | undefined;
}>;


export type ShareWishlistMutation = { shareWishlist: WishlistAnswerFragment };

export type WishlistAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, me: WishingFragment };

export type WishingFragment = { id: string | null, wishlist: { id: string, isShareable: boolean, shareCode: string | null, items: Array<WishFragment> } | null };

export type WishFragment = { id: string, qty: number, downloadLinks: Array<string>, needsChoice: boolean, product: ProductCardFragment, options: Array<{ label: string, value: string }>, selectedOptions: Array<{ option_id: string, option_value: string }>, selectedCustomOptions: Array<{ option_id: string, option_value: string }>, selectedBundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> };

export const LoadWishlistQuery: Operation<LoadWishlistQueryQuery, LoadWishlistQueryQueryVariables> = {
  name: 'LoadWishlistQuery',
  kind: 'query',
  sha256: '091325b16b36fc4d65a92752701af7c5500e023e835abb85d842af25546294aa',
  text: "query LoadWishlistQuery{me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks needsChoice}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddProductToWishlist: Operation<AddProductToWishlistMutation, AddProductToWishlistMutationVariables> = {
  name: 'AddProductToWishlist',
  kind: 'mutation',
  sha256: '91a32d169a221040acb26aeaeb43a9b8da5469c6516a0851470150c1d6e4c9aa',
  text: "mutation AddProductToWishlist($item:CartItemInput!){addProductToWishlist(item:$item){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks needsChoice}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveProductFromWishlist: Operation<RemoveProductFromWishlistMutation, RemoveProductFromWishlistMutationVariables> = {
  name: 'RemoveProductFromWishlist',
  kind: 'mutation',
  sha256: '08f2766bca1f01fab0ce1d5ce8cf7b233bfc1fb89a050d8aeb366c9d9260bad3',
  text: "mutation RemoveProductFromWishlist($itemId:ID!){removeProductFromWishlist(itemId:$itemId){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks needsChoice}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddWishlistToCart: Operation<AddWishlistToCartMutation, AddWishlistToCartMutationVariables> = {
  name: 'AddWishlistToCart',
  kind: 'mutation',
  sha256: '477314d2f814559f8cb67591f83b4cf2aac70f6bc769d5b059a59f7a50f37017',
  text: "mutation AddWishlistToCart($itemIds:[ID!]){addWishlistToCart(itemIds:$itemIds){success errorMessage refusedItems{itemId message}notes me{...Wishing}cart{...CartContents}}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks needsChoice}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const ShareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'ShareWishlist',
  kind: 'mutation',
  sha256: '2deaf0c9cccbbe353b1f6934264df5db79d53265304c102db45252f3a12d296a',
  text: "mutation ShareWishlist($emails:[String!]!$message:String){shareWishlist(emails:$emails message:$message){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}downloadLinks needsChoice}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew isOrderedByContact reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
