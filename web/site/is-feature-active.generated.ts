// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type IsFeatureActiveQueryVariables = Exact<{
  feature: string;
}>;


export type IsFeatureActiveQuery = { isFeatureActive: boolean };

export const IsFeatureActive: Operation<IsFeatureActiveQuery, IsFeatureActiveQueryVariables> = {
  name: 'IsFeatureActive',
  kind: 'query',
  sha256: 'b42473ac65f658fc66928a64046671a205c8c850c13035afa1f8b75df21bf334',
  text: "query IsFeatureActive($feature:String!){isFeatureActive(feature:$feature)}",
}
