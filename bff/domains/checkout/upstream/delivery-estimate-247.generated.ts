// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { OfferedShippingMethodFragment } from './checkout.generated.ts'
import type { EstimateTotalsInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EstimateShipping247MutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateShipping247Mutation = { estimateShippingMethods: Array<OfferedShippingMethodFragment | null> | null };

export const EstimateShipping247: Operation<EstimateShipping247Mutation, EstimateShipping247MutationVariables> = {
  name: 'EstimateShipping247',
  kind: 'mutation',
  sha256: '215a67ef947ffd93cfa16a3b447655a9f8dfde1f798a99cbce37f67d3154792f',
  text: "mutation EstimateShipping247($input:EstimateTotalsInput!){estimateShippingMethods(input:$input){...OfferedShippingMethod}}fragment OfferedShippingMethod on AvailableShippingMethod{available carrier_code carrier_title error_message method_code method_title price_excl_tax{value currency}price_incl_tax{value}}",
}
