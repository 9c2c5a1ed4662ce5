// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MeasureUnit =
  | 'KILOGRAM'
  | 'LITRE';

export type RegisterCustomerInput = {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  isSubscribed?: boolean | null | undefined;
  captcha?: string | null | undefined;
  /** For the form `CUSTOMER_LOGIN`: the new account is signed in. */
  loginCaptcha?: string | null | undefined;
};

export type LoginMutationVariables = Exact<{
  email: string;
  password: string;
  captcha?: string | null | undefined;
}>;


export type LoginMutation = { login: CustomerAnswerFragment };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: CustomerAnswerFragment };

export type RegisterCustomerMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterCustomerMutation = { registerCustomer: CustomerAnswerFragment };

export type CustomerAnswerFragment = { success: boolean, errorMessage: string | null, notes: Array<string>, errors: Array<{ field: string, message: string }>, me: MeFragment, cart: CartContentsFragment };

export type MeFragment = { id: string | null, email: string | null, firstname: string | null, lastname: string | null, hasExpired: boolean, hasOwnPrices: boolean };

export type CartContentsFragment = { id: string, items_qty: number, canCheckout: boolean, isShippable: boolean, items: Array<CartLineFragment>, coupons: Array<CartCouponFragment>, totals: { subtotalInclTax: PriceValueFragment, discounts: Array<{ label: string, price: PriceValueFragment }>, shipping: { priceInclTax: PriceValueFragment } | null, taxes: Array<{ label: string, price: PriceValueFragment }>, totalInclTax: PriceValueFragment } };

export type CartLineFragment = { item_id: string, sku: string, name: string, imageUrl: string | null, qty: number, errors: Array<string>, options: Array<{ label: string, value: string }>, priceInfo: { price: { priceInclTax: PriceValueFragment }, rowTotal: { priceInclTax: PriceValueFragment }, unitPrice: { unit: MeasureUnit, price: { priceInclTax: PriceValueFragment } } | null, discount: PriceValueFragment | null }, choice: { sku: string, qty: number, downloadLinks: Array<string>, options: Array<{ option_id: string, option_value: string }>, customOptions: Array<{ option_id: string, option_value: string }>, bundleOptions: Array<{ option_id: string, option_value: string, option_qty: number }> } | null, product: { sku: string, path: string } };

export type CartCouponFragment = { code: string, label: string };

export type PriceValueFragment = { value: { amount: number, currency: string } };

export const Login: Operation<LoginMutation, LoginMutationVariables> = {
  name: 'Login',
  kind: 'mutation',
  sha256: '8cd9e6d2ba63c482a1c747bef86c5b2b13f5eb8659158454e81796c20efec777',
  text: "mutation Login($email:String!$password:String!$captcha:String){login(email:$email password:$password captcha:$captcha){...CustomerAnswer}}fragment CustomerAnswer on CustomerMutationSuccess{success errorMessage errors{field message}notes me{...Me}cart{...CartContents}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const Logout: Operation<LogoutMutation, LogoutMutationVariables> = {
  name: 'Logout',
  kind: 'mutation',
  sha256: '5efcc6f3fac3cedae1fd4cc337c1512b45daa7bdcd91a60907f1c85e211126d9',
  text: "mutation Logout{logout{...CustomerAnswer}}fragment CustomerAnswer on CustomerMutationSuccess{success errorMessage errors{field message}notes me{...Me}cart{...CartContents}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}

export const RegisterCustomer: Operation<RegisterCustomerMutation, RegisterCustomerMutationVariables> = {
  name: 'RegisterCustomer',
  kind: 'mutation',
  sha256: '136ad886904fa06eaea0913109f17a1c1d740b4ed5e454eb3caa2a0ca9fd6835',
  text: "mutation RegisterCustomer($input:RegisterCustomerInput!){registerCustomer(input:$input){...CustomerAnswer}}fragment CustomerAnswer on CustomerMutationSuccess{success errorMessage errors{field message}notes me{...Me}cart{...CartContents}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
