// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PickupLocationsQueryVariables = Exact<{
  country: string;
}>;


export type PickupLocationsQuery = { pickupLocations: { items: Array<{ pickup_location_code: string | null, name: string | null, street: string | null, postcode: string | null, city: string | null, country_id: string | null, latitude: number | null, longitude: number | null } | null> | null } | null };

export const PickupLocations: Operation<PickupLocationsQuery, PickupLocationsQueryVariables> = {
  name: 'PickupLocations',
  kind: 'query',
  sha256: '06e90919ca366d268625de5e3236e813607e559d25eb5648537e7a273bae4349',
  text: "query PickupLocations($country:String!){pickupLocations(filters:{country_id:{eq:$country}}pageSize:50){items{pickup_location_code name street postcode city country_id latitude longitude}}}",
}
