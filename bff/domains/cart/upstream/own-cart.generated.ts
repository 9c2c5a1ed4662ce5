// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnCartQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCartQuery = { customerCart: { id: string } };

export const OwnCart: Operation<OwnCartQuery, OwnCartQueryVariables> = {
  name: 'OwnCart',
  kind: 'query',
  sha256: 'fb49701d138259f88384d532a16af01622149547e2c71b57bb9c4a1f5ecd873d',
  text: "query OwnCart{customerCart{id}}",
}
