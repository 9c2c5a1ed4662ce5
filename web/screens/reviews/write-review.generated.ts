// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { CreateProductReviewInput } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReviewRatingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewRatingsQuery = { reviewRatings: Array<{ id: string, label: string }> };

export type CreateProductReviewMutationVariables = Exact<{
  input: CreateProductReviewInput;
}>;


export type CreateProductReviewMutation = { createProductReview: { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }> } };

export const ReviewRatings: Operation<ReviewRatingsQuery, ReviewRatingsQueryVariables> = {
  name: 'ReviewRatings',
  kind: 'query',
  sha256: 'fc04ed52531a73cb814c5ac701538043cd10b78aa21608495206d1e0c7b451f0',
  text: "query ReviewRatings{reviewRatings{id label}}",
}

export const CreateProductReview: Operation<CreateProductReviewMutation, CreateProductReviewMutationVariables> = {
  name: 'CreateProductReview',
  kind: 'mutation',
  sha256: '3c365ddcee623dc8d8360ea9964171ccf11ac46cc5d70079a1a4b3d72125bce3',
  text: "mutation CreateProductReview($input:CreateProductReviewInput!){createProductReview(input:$input){success errorMessage errors{field message}}}",
}
