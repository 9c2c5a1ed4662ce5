// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CheckoutStateFragment } from './checkout.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CheckoutByIdWithPickupPointsQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutByIdWithPickupPointsQuery = { cart: (
    { shipping_addresses: Array<{ available_shipping_methods: Array<{ needs_pickup_point: boolean } | null> | null } | null> }
    & CheckoutStateFragment
  ) | null };

export type CarrierPickupPointsQueryVariables = Exact<{
  carrier: string;
  country: string;
  postcode: string;
}>;


export type CarrierPickupPointsQuery = { carrierPickupPoints: { items: Array<{ pickup_location_code: string, name: string, street: Array<string>, postcode: string, city: string, country_code: string, latitude: number, longitude: number, distance: number, opening_hours: Array<{ day: number, periods: Array<{ from: string, to: string }> }> }> } | null };

export const CheckoutByIdWithPickupPoints: Operation<CheckoutByIdWithPickupPointsQuery, CheckoutByIdWithPickupPointsQueryVariables> = {
  name: 'CheckoutByIdWithPickupPoints',
  kind: 'query',
  sha256: '2d535c3b841cdc1fd2c52330865e5107f293e60895d9ced16c25ddc4cdebd3c3',
  text: "query CheckoutByIdWithPickupPoints($id:String!){cart(cart_id:$id){...CheckoutState shipping_addresses{available_shipping_methods{needs_pickup_point}}}}fragment CheckoutState on Cart{id email is_virtual shipping_addresses{...CartAddressParts pickup_location_code available_shipping_methods{...OfferedShippingMethod}selected_shipping_method{carrier_code method_code}}billing_address{...CartAddressParts}available_payment_methods{code title}selected_payment_method{code title purchase_order_number}}fragment CartAddressParts on CartAddressInterface{firstname lastname company street city postcode telephone country{code}region{code label region_id}}fragment OfferedShippingMethod on AvailableShippingMethod{available carrier_code carrier_title error_message method_code method_title price_excl_tax{value currency}price_incl_tax{value}}",
}

export const CarrierPickupPoints: Operation<CarrierPickupPointsQuery, CarrierPickupPointsQueryVariables> = {
  name: 'CarrierPickupPoints',
  kind: 'query',
  sha256: '7bb0e0bd6f007d4b9b0766914f63fd7ea26a672ce866ef481761fb76b45f3e03',
  text: "query CarrierPickupPoints($carrier:String!$country:String!$postcode:String!){carrierPickupPoints(carrier_code:$carrier country_code:$country postcode:$postcode pageSize:20){items{pickup_location_code name street postcode city country_code latitude longitude distance opening_hours{day periods{from to}}}}}",
}
