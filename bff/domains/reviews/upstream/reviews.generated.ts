// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  size: number;
}>;


export type ProductReviewsQuery = { products: { items: Array<
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
     | null> | null } | null };

export const ProductReviews: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = {
  name: 'ProductReviews',
  kind: 'query',
  sha256: '84a5dff143da77c2574f33bae314d8a8e98e0e5c88a0323d02817593f4747073',
  text: "query ProductReviews($sku:String!$page:Int!$size:Int!){products(filter:{sku:{eq:$sku}}pageSize:1){items{reviews(currentPage:$page pageSize:$size){items{nickname summary text average_rating created_at}}}}}",
}
