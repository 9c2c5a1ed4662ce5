// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../schema/operation.ts'
import type { ConsentService } from '../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TagsQuery = { shop: { tags: { services: Array<ConsentService>, tagManagerUrl: string | null, tagManagerNeedsConsent: boolean, reviewsWidgetUrl: string | null, reviewsDashboardUrl: string | null, debug: boolean } } };

export const Tags: Operation<TagsQuery, TagsQueryVariables> = {
  name: 'Tags',
  kind: 'query',
  sha256: 'dfe184aa41ed6dc66e3c00c707e3fd6b64df832818982510fd71658cd256774a',
  text: "query Tags{shop{tags{services tagManagerUrl tagManagerNeedsConsent reviewsWidgetUrl reviewsDashboardUrl debug}}}",
}
