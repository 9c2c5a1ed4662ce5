// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { ShippingMethodFragment } from '../checkout/checkout.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeliveryEstimateQueryVariables = Exact<{
  country: string;
  postalCode: string;
}>;


export type DeliveryEstimateQuery = { deliveryEstimate: Array<ShippingMethodFragment> };

export const DeliveryEstimate: Operation<DeliveryEstimateQuery, DeliveryEstimateQueryVariables> = {
  name: 'DeliveryEstimate',
  kind: 'query',
  sha256: '9a0c2ce4577750af6bc1d9a1d077238ad3b0218857a8784d0f4466e13f086552',
  text: "query DeliveryEstimate($country:String!$postalCode:String!){deliveryEstimate(country:$country postalCode:$postalCode){...ShippingMethod}}fragment ShippingMethod on ShippingMethod{id carrier_code method_code carrierTitle title needsPickupPoint price{priceInclTax{...PriceValue}}}fragment PriceValue on Price{value{amount currency}}",
}
