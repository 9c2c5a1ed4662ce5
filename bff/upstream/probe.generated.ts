// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoreProbeQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreProbeQuery = { storeConfig: { store_code: string | null } | null };

export const StoreProbe: Operation<StoreProbeQuery, StoreProbeQueryVariables> = {
  name: 'StoreProbe',
  kind: 'query',
  sha256: '878393160a7deedf71cdcba21c637a5c4d545630cca72e447d17d1df5886160f',
  text: "query StoreProbe{storeConfig{store_code}}",
}
