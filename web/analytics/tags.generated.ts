// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'
import type { ConsentService } from '../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsQuery = { shop: { tags: { services: Array<ConsentService>, tagManagerUrl: string | null, reviewsWidgetUrl: string | null, reviewsDashboardUrl: string | null, debug: boolean } } };

export const Tags: Operation<TagsQuery, TagsQueryVariables> = {
  name: 'Tags',
  kind: 'query',
  sha256: 'a65de7c2dc871c34de4ea2a0a9a29cde05cd002021d40aa6818f1db2d551775e',
  text: "query Tags{shop{tags{services tagManagerUrl reviewsWidgetUrl reviewsDashboardUrl debug}}}",
}
