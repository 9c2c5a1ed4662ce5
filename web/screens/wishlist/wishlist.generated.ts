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

export type WishFragment = { id: string, qty: number, product: ProductCardFragment, options: Array<{ label: string, value: string }>, selectedOptions: Array<{ option_id: string, option_value: string }>, selectedCustomOptions: Array<{ option_id: string, option_value: string }>, selectedBundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> };

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<CartCouponFragment>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, shipping: { priceInclTax: PriceValueFragment } | null, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type ProductCardFragment = { sku: string, path: string, name: string, type: ProductType, imageUrl: string | null, isNew: boolean, prices: PriceFieldsFragment, stock: { isInStock: boolean }, stockLabel: { value: string, label: string } | null, reviewsLayer: { total: number, ratingAverage: number } };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: PriceValueFragment } } | null, discount: PriceValueFragment | null }, choice: { sku: string, qty: number, downloadLinks: Array<string>, options: Array<{ option_id: string, option_value: string }>, customOptions: Array<{ option_id: string, option_value: string }>, bundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> } | null, product: { sku: string, path: string } };

export type CartCouponFragment = { code: string, label: string };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export type PriceFieldsFragment = { regularPrice: TaxedPriceFieldsFragment, finalPrice: TaxedPriceFieldsFragment, minPrice: TaxedPriceFieldsFragment, unitPrice: { unit: MeasureUnit, price: TaxedPriceFieldsFragment } | null };

export type TaxedPriceFieldsFragment = { priceInclTax: { value: { amount: number, currency: string } } };

export const LoadWishlistQuery: Operation<LoadWishlistQueryQuery, LoadWishlistQueryQueryVariables> = {
  name: 'LoadWishlistQuery',
  kind: 'query',
  sha256: 'c749f4f8103b034ffd0934e76baebc3df5cdba848066b1d9986bbb248a436931',
  text: "query LoadWishlistQuery{me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddProductToWishlist: Operation<AddProductToWishlistMutation, AddProductToWishlistMutationVariables> = {
  name: 'AddProductToWishlist',
  kind: 'mutation',
  sha256: '1f731d7657d9c8e76e95f38369ad916fe07fdc1fdefc7608397f535efd64bf62',
  text: "mutation AddProductToWishlist($item:CartItemInput!){addProductToWishlist(item:$item){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const RemoveProductFromWishlist: Operation<RemoveProductFromWishlistMutation, RemoveProductFromWishlistMutationVariables> = {
  name: 'RemoveProductFromWishlist',
  kind: 'mutation',
  sha256: 'eecd766bdd67d7bc6737998ba8083cec9e2800357f9b2ebddbfec1f4c0841e7c',
  text: "mutation RemoveProductFromWishlist($itemId:ID!){removeProductFromWishlist(itemId:$itemId){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const AddWishlistToCart: Operation<AddWishlistToCartMutation, AddWishlistToCartMutationVariables> = {
  name: 'AddWishlistToCart',
  kind: 'mutation',
  sha256: '396bbdf7cc24a0725b8e3045544e09de4fd38adf4236d5eed3065e487149a4ff',
  text: "mutation AddWishlistToCart($itemIds:[ID!]){addWishlistToCart(itemIds:$itemIds){success errorMessage refusedItems{itemId message}me{...Wishing}cart{...CartContents}}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}

export const ShareWishlist: Operation<ShareWishlistMutation, ShareWishlistMutationVariables> = {
  name: 'ShareWishlist',
  kind: 'mutation',
  sha256: '4569f41ba29a0aeaedcd89c5576f21d82b4a17ff3d8df3213387a008dff83b9e',
  text: "mutation ShareWishlist($emails:[String!]!$message:String){shareWishlist(emails:$emails message:$message){...WishlistAnswer}}fragment WishlistAnswer on WishlistMutationSuccess{success errorMessage errors{field message}me{...Wishing}}fragment Wishing on Customer{id wishlist{id isShareable shareCode items{...Wish}}}fragment Wish on WishlistItem{id qty product{...ProductCard}options{label value}selectedOptions{option_id option_value}selectedCustomOptions{option_id option_value}selectedBundleOptions{option_id option_value option_qty}}fragment ProductCard on Product{sku path name type imageUrl prices{...PriceFields}stock{isInStock}stockLabel{value label}isNew reviewsLayer{total ratingAverage}}fragment PriceFields on ProductPrices{regularPrice{...TaxedPriceFields}finalPrice{...TaxedPriceFields}minPrice{...TaxedPriceFields}unitPrice{unit price{...TaxedPriceFields}}}fragment TaxedPriceFields on TaxedPrice{priceInclTax{value{amount currency}}}",
}
