// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreCountriesQuery = { countries: Array<{ two_letter_abbreviation: string | null, available_regions: Array<{ id: number | null, code: string | null, name: string | null } | null> | null } | null> | null };

export const StoreCountries: Operation<StoreCountriesQuery, StoreCountriesQueryVariables> = {
  name: 'StoreCountries',
  kind: 'query',
  sha256: '7bd4e784c4aac8271396b6555292744227e347bc30626bfb42ae995934c5e91e',
  text: "query StoreCountries{countries{two_letter_abbreviation available_regions{id code name}}}",
}
