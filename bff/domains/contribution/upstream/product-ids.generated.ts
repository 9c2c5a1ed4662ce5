// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductIdsQueryVariables = Exact<{
  skus: Array<string> | string;
  size: number;
}>;


export type ProductIdsQuery = { products: { items: Array<
      | { uid: string, sku: string | null }
      | { uid: string, sku: string | null }
      | { uid: string, sku: string | null }
      | { uid: string, sku: string | null }
      | { uid: string, sku: string | null }
      | { uid: string, sku: string | null }
     | null> | null } | null };

export const ProductIds: Operation<ProductIdsQuery, ProductIdsQueryVariables> = {
  name: 'ProductIds',
  kind: 'query',
  sha256: 'f62990863d5ea478d4bc49472a35a1bc65c4d497182eb6e3c928c97393e43be9',
  text: "query ProductIds($skus:[String!]!$size:Int!){products(filter:{sku:{in:$skus}}pageSize:$size){items{uid sku}}}",
}
