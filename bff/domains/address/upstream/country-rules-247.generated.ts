// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CountryRules247QueryVariables = Exact<{ [key: string]: never; }>;


export type CountryRules247Query = { storeConfig: { countries_with_required_region: string | null, optional_zip_countries: string | null } | null };

export const CountryRules247: Operation<CountryRules247Query, CountryRules247QueryVariables> = {
  name: 'CountryRules247',
  kind: 'query',
  sha256: 'a522bde08b3dcf7072cb1754d51b78f623aea79e8229fa177e21faf47aaa4ff4',
  text: "query CountryRules247{storeConfig{countries_with_required_region optional_zip_countries}}",
}
