// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { RegisterCustomerInput } from '../../api/shop-types.generated.ts'
import type { CartContentsFragment } from '../cart/cart.generated.ts'
import type { MeFragment } from './me.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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
