// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CurrencyEnum =
  | 'AFN'
  | 'ALL'
  | 'AZN'
  | 'DZD'
  | 'AOA'
  | 'ARS'
  | 'AMD'
  | 'AWG'
  | 'AUD'
  | 'BSD'
  | 'BHD'
  | 'BDT'
  | 'BBD'
  | 'BYN'
  | 'BZD'
  | 'BMD'
  | 'BTN'
  | 'BOB'
  | 'BAM'
  | 'BWP'
  | 'BRL'
  | 'GBP'
  | 'BND'
  | 'BGN'
  | 'BUK'
  | 'BIF'
  | 'KHR'
  | 'CAD'
  | 'CVE'
  | 'CZK'
  | 'KYD'
  | 'GQE'
  | 'CLP'
  | 'CNY'
  | 'COP'
  | 'KMF'
  | 'CDF'
  | 'CRC'
  | 'HRK'
  | 'CUP'
  | 'DKK'
  | 'DJF'
  | 'DOP'
  | 'XCD'
  | 'EGP'
  | 'SVC'
  | 'ERN'
  | 'EEK'
  | 'ETB'
  | 'EUR'
  | 'FKP'
  | 'FJD'
  | 'GMD'
  | 'GEK'
  | 'GEL'
  | 'GHS'
  | 'GIP'
  | 'GTQ'
  | 'GNF'
  | 'GYD'
  | 'HTG'
  | 'HNL'
  | 'HKD'
  | 'HUF'
  | 'ISK'
  | 'INR'
  | 'IDR'
  | 'IRR'
  | 'IQD'
  | 'ILS'
  | 'JMD'
  | 'JPY'
  | 'JOD'
  | 'KZT'
  | 'KES'
  | 'KWD'
  | 'KGS'
  | 'LAK'
  | 'LVL'
  | 'LBP'
  | 'LSL'
  | 'LRD'
  | 'LYD'
  | 'LTL'
  | 'MOP'
  | 'MKD'
  | 'MGA'
  | 'MWK'
  | 'MYR'
  | 'MVR'
  | 'LSM'
  | 'MRO'
  | 'MUR'
  | 'MXN'
  | 'MDL'
  | 'MNT'
  | 'MAD'
  | 'MZN'
  | 'MMK'
  | 'NAD'
  | 'NPR'
  | 'ANG'
  | 'YTL'
  | 'NZD'
  | 'NIC'
  | 'NGN'
  | 'KPW'
  | 'NOK'
  | 'OMR'
  | 'PKR'
  | 'PAB'
  | 'PGK'
  | 'PYG'
  | 'PEN'
  | 'PHP'
  | 'PLN'
  | 'QAR'
  | 'RHD'
  | 'RON'
  | 'RUB'
  | 'RWF'
  | 'SHP'
  | 'STD'
  | 'SAR'
  | 'RSD'
  | 'SCR'
  | 'SLL'
  | 'SGD'
  | 'SKK'
  | 'SBD'
  | 'SOS'
  | 'ZAR'
  | 'KRW'
  | 'LKR'
  | 'SDG'
  | 'SRD'
  | 'SZL'
  | 'SEK'
  | 'CHF'
  | 'SYP'
  | 'TWD'
  | 'TJS'
  | 'TZS'
  | 'THB'
  | 'TOP'
  | 'TTD'
  | 'TND'
  | 'TMM'
  | 'USD'
  | 'UGX'
  | 'UAH'
  | 'AED'
  | 'UYU'
  | 'UZS'
  | 'VUV'
  | 'VEB'
  | 'VEF'
  | 'VND'
  | 'CHE'
  | 'CHW'
  | 'XOF'
  | 'WST'
  | 'YER'
  | 'ZMK'
  | 'ZWD'
  | 'TRY'
  | 'AZM'
  | 'ROL'
  | 'TRL'
  | 'XPF';

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

export type CheckoutStateFragment = { id: string, email: string | null, is_virtual: boolean, shipping_addresses: Array<(
    { pickup_location_code: string | null, available_shipping_methods: Array<OfferedShippingMethodFragment | null> | null, selected_shipping_method: { carrier_code: string, method_code: string } | null }
    & CartAddressParts_ShippingCartAddress_Fragment
  ) | null>, billing_address: CartAddressParts_BillingCartAddress_Fragment | null, available_payment_methods: Array<{ code: string, title: string } | null> | null, selected_payment_method: { code: string, title: string, purchase_order_number: string | null } | null };

type CartAddressParts_BillingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, country: { code: string }, region: { code: string | null, label: string | null, region_id: number | null } | null };

type CartAddressParts_ShippingCartAddress_Fragment = { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, country: { code: string }, region: { code: string | null, label: string | null, region_id: number | null } | null };

export type CartAddressPartsFragment =
  | CartAddressParts_BillingCartAddress_Fragment
  | CartAddressParts_ShippingCartAddress_Fragment
;

export type OfferedShippingMethodFragment = { available: boolean, carrier_code: string, carrier_title: string, error_message: string | null, method_code: string | null, method_title: string | null, price_excl_tax: { value: number | null, currency: CurrencyEnum | null }, price_incl_tax: { value: number | null } };

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
