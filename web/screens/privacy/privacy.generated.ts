// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CustomerAnswerFragment } from '../customer/customer.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ExportPersonalDataMutationVariables = Exact<{
  password: string;
  captcha?: string | null | undefined;
}>;


export type ExportPersonalDataMutation = { exportPersonalData: { success: boolean, errorMessage: string | null, data: string | null, errors: Array<{ field: string, message: string }> } };

export type DeleteCustomerMutationVariables = Exact<{
  password: string;
  captcha?: string | null | undefined;
}>;


export type DeleteCustomerMutation = { deleteCustomer: CustomerAnswerFragment };

export const ExportPersonalData: Operation<ExportPersonalDataMutation, ExportPersonalDataMutationVariables> = {
  name: 'ExportPersonalData',
  kind: 'mutation',
  sha256: '648d3128562b3d891e3313766cfa9e16f7904bda20e3848fbcf6880902b9f962',
  text: "mutation ExportPersonalData($password:String!$captcha:String){exportPersonalData(password:$password captcha:$captcha){success errorMessage errors{field message}data}}",
}

export const DeleteCustomer: Operation<DeleteCustomerMutation, DeleteCustomerMutationVariables> = {
  name: 'DeleteCustomer',
  kind: 'mutation',
  sha256: '9a575ed76f4d96aa941ab4a9fd932719766e769e5b4c1042c7a90eb38e4d81ae',
  text: "mutation DeleteCustomer($password:String!$captcha:String){deleteCustomer(password:$password captcha:$captcha){...CustomerAnswer}}fragment CustomerAnswer on CustomerMutationSuccess{success errorMessage errors{field message}notes me{...Me}cart{...CartContents}}fragment Me on Customer{id email firstname lastname hasExpired hasOwnPrices}fragment CartContents on Cart{id items_qty canCheckout isShippable items{...CartLine}coupons{...CartCoupon}totals{subtotalInclTax{...PriceValue}discounts{label price{...PriceValue}}shipping{priceInclTax{...PriceValue}}taxes{label price{...PriceValue}}totalInclTax{...PriceValue}}}fragment CartLine on CartItem{item_id sku name imageUrl qty errors options{label value}priceInfo{price{priceInclTax{...PriceValue}}rowTotal{priceInclTax{...PriceValue}}unitPrice{unit price{priceInclTax{...PriceValue}}}discount{...PriceValue}}choice{sku qty options{option_id option_value}customOptions{option_id option_value}bundleOptions{option_id option_value option_qty}downloadLinks}product{sku path}}fragment CartCoupon on CartCoupon{code label}fragment PriceValue on Price{value{amount currency}}",
}
