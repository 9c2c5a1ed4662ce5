// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountFeatureQueryVariables = Exact<{
  feature: string;
}>;


export type AccountFeatureQuery = { isFeatureActive: boolean };

export const AccountFeature: Operation<AccountFeatureQuery, AccountFeatureQueryVariables> = {
  name: 'AccountFeature',
  kind: 'query',
  sha256: '0cb66e761a58e0db599fc05ff88e53e382db99349360eaa84fe7fa139deb2d05',
  text: "query AccountFeature($feature:String!){isFeatureActive(feature:$feature)}",
}
