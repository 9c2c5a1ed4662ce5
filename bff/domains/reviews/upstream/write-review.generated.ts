// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CreateProductReviewInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQuery = { productReviewRatingsMetadata: { items: Array<{ id: string, name: string, values: Array<{ value: string, value_id: string } | null> } | null> } };

export type WriteReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type WriteReviewMutation = { createProductReview: { review: { nickname: string, summary: string, text: string, average_rating: number, created_at: string } } };

export const ReviewRatings: Operation<ReviewRatingsQuery, ReviewRatingsQueryVariables> = {
  name: 'ReviewRatings',
  kind: 'query',
  sha256: '16410dbc79adfb9256633508e8927ee2dc51355633f92ed068ac556668a9043f',
  text: "query ReviewRatings{productReviewRatingsMetadata{items{id name values{value value_id}}}}",
}

export const WriteReview: Operation<WriteReviewMutation, WriteReviewMutationVariables> = {
  name: 'WriteReview',
  kind: 'mutation',
  sha256: '9af079c63b6970eef3b0a83cf09e522dae6ae4c54c0854b5b56e34487eafdf10',
  text: "mutation WriteReview($input:CreateProductReviewInput!){createProductReview(input:$input){review{nickname summary text average_rating created_at}}}",
}
