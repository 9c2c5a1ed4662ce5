// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { BillingAddressInput, CurrencyEnum, PaymentMethodInput, ShippingAddressInput, ShippingMethodInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CheckoutStateFragment = { id: string, email: string | null, is_virtual: boolean, shipping_addresses: Array<(
    { pickup_location_code: string | null, available_shipping_methods: Array<OfferedShippingMethodFragment | null> | null, selected_shipping_method: { carrier_code: string, method_code: string } | null }
    & CartAddressParts_ShippingCartAddress_Fragment
  ) | null>, billing_address: CartAddressParts_BillingCartAddress_Fragment | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string, purchase_order_number: string | null } | null };

export type CartAddressParts_BillingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, country: { code: string }, region: { code: string | null, label: string | null, region_id: number | null } | null };

export type CartAddressParts_ShippingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, country: { code: string }, region: { code: string | null, label: string | null, region_id: number | null } | null };

export type CartAddressPartsFragment =
  | CartAddressParts_BillingCartAddress_Fragment
  | CartAddressParts_ShippingCartAddress_Fragment
;

export type OfferedShippingMethodFragment = { available: boolean, carrier_code: string, carrier_title: string, error_message: string | null, method_code: string | null, method_title: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null } };

export type CheckoutByIdQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutByIdQuery = { cart: CheckoutStateFragment | null };

export type SetGuestEmailMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SetGuestEmailMutation = { setGuestEmailOnCart: { cart: { id: string } } | null };

export type SetShippingAddressMutationVariables = Exact<{
  id: string;
  address: ShippingAddressInput;
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string } } | null };

export type SetBillingAddressMutationVariables = Exact<{
  id: string;
  address: BillingAddressInput;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string } } | null };

export type SetShippingMethodMutationVariables = Exact<{
  id: string;
  method: ShippingMethodInput;
}>;


export type SetShippingMethodMutation = { setShippingMethodsOnCart: { cart: { id: string } } | null };

export type SetPaymentMethodMutationVariables = Exact<{
  id: string;
  method: PaymentMethodInput;
}>;


export type SetPaymentMethodMutation = { setPaymentMethodOnCart: { cart: { id: string } } | null };

export const CheckoutById: Operation<CheckoutByIdQuery, CheckoutByIdQueryVariables> = {
  name: 'CheckoutById',
  kind: 'query',
  sha256: '8d68b841d56e928317131a65f221052702aa8d2ef41b28bfbd2b88254ffca0cc',
  text: "query CheckoutById($id:String!){cart(cart_id:$id){...CheckoutState}}fragment CheckoutState on Cart{id email is_virtual shipping_addresses{...CartAddressParts pickup_location_code available_shipping_methods{...OfferedShippingMethod}selected_shipping_method{carrier_code method_code}}billing_address{...CartAddressParts}available_payment_methods{code title}selected_payment_method{code title purchase_order_number}}fragment CartAddressParts on CartAddressInterface{firstname lastname company street city postcode telephone country{code}region{code label region_id}}fragment OfferedShippingMethod on AvailableShippingMethod{available carrier_code carrier_title error_message method_code method_title price_excl_tax{value currency}price_incl_tax{value}}",
}

export const SetGuestEmail: Operation<SetGuestEmailMutation, SetGuestEmailMutationVariables> = {
  name: 'SetGuestEmail',
  kind: 'mutation',
  sha256: 'ca8e0f5b8ba7f702c90f537690884785e9d33ab344bf611aee1eeae608f2697f',
  text: "mutation SetGuestEmail($id:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$id email:$email}){cart{id}}}",
}

export const SetShippingAddress: Operation<SetShippingAddressMutation, SetShippingAddressMutationVariables> = {
  name: 'SetShippingAddress',
  kind: 'mutation',
  sha256: 'c388bfc14164f69cea710c279ad4e3cab4bd057e1c575c4c598c108bb30f9a91',
  text: "mutation SetShippingAddress($id:String!$address:ShippingAddressInput!){setShippingAddressesOnCart(input:{cart_id:$id shipping_addresses:[$address]}){cart{id}}}",
}

export const SetBillingAddress: Operation<SetBillingAddressMutation, SetBillingAddressMutationVariables> = {
  name: 'SetBillingAddress',
  kind: 'mutation',
  sha256: 'd9ec8796c1bb0d851bef3d850927c9fa312ecec04a2a106ad7fd23578b4c3627',
  text: "mutation SetBillingAddress($id:String!$address:BillingAddressInput!){setBillingAddressOnCart(input:{cart_id:$id billing_address:$address}){cart{id}}}",
}

export const SetShippingMethod: Operation<SetShippingMethodMutation, SetShippingMethodMutationVariables> = {
  name: 'SetShippingMethod',
  kind: 'mutation',
  sha256: 'e304ffedb0f3d923fa56ab4d6207bea23e974110be169efcd487e2998af32d0b',
  text: "mutation SetShippingMethod($id:String!$method:ShippingMethodInput!){setShippingMethodsOnCart(input:{cart_id:$id shipping_methods:[$method]}){cart{id}}}",
}

export const SetPaymentMethod: Operation<SetPaymentMethodMutation, SetPaymentMethodMutationVariables> = {
  name: 'SetPaymentMethod',
  kind: 'mutation',
  sha256: '0f443f7c1c396eafaea99481992684c2867dc8b08a666fa47c08790ecafa8cf5',
  text: "mutation SetPaymentMethod($id:String!$method:PaymentMethodInput!){setPaymentMethodOnCart(input:{cart_id:$id payment_method:$method}){cart{id}}}",
}
