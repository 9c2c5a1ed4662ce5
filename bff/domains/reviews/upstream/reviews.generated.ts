// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductReviewsQueryVariables = Exact<{
  sku: string;
  page: number;
  size: number;
}>;


export type ProductReviewsQuery = { products: { items: Array<
      | { uid: string, sku: string | null, reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { uid: string, sku: string | null, reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { uid: string, sku: string | null, reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { uid: string, sku: string | null, reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { uid: string, sku: string | null, reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
      | { uid: string, sku: string | null, reviews: { items: Array<{ nickname: string, summary: string, text: string, average_rating: number, created_at: string } | null> } }
     | null> | null } | null };

export const ProductReviews: Operation<ProductReviewsQuery, ProductReviewsQueryVariables> = {
  name: 'ProductReviews',
  kind: 'query',
  sha256: 'e53ffd69a60e35cd465d71884bd8c6aff0e988ff201eb73a9f5b0f52de2b8df0',
  text: "query ProductReviews($sku:String!$page:Int!$size:Int!){products(filter:{sku:{eq:$sku}}pageSize:1){items{uid sku reviews(currentPage:$page pageSize:$size){items{nickname summary text average_rating created_at}}}}}",
}
