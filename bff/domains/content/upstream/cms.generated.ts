// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CmsPageFieldsFragment = { identifier: string | null, url_key: string | null, title: string | null, content_heading: string | null, content: string | null, meta_title: string | null, meta_description: string | null, meta_keywords: string | null };

export type CmsPageByIdentifierQueryVariables = Exact<{
  identifier: string;
}>;


export type CmsPageByIdentifierQuery = { cmsPage: CmsPageFieldsFragment | null };

export type CmsBlocksByIdentifierQueryVariables = Exact<{
  identifiers: Array<string> | string;
}>;


export type CmsBlocksByIdentifierQuery = { cmsBlocks: { items: Array<{ identifier: string | null, title: string | null, content: string | null } | null> | null } | null };

export const CmsPageByIdentifier: Operation<CmsPageByIdentifierQuery, CmsPageByIdentifierQueryVariables> = {
  name: 'CmsPageByIdentifier',
  kind: 'query',
  sha256: 'b36f13cf440059aa53a0c71812fc671e7db2f4d439e7dffa3fb5a251997396a4',
  text: "query CmsPageByIdentifier($identifier:String!){cmsPage(identifier:$identifier){...CmsPageFields}}fragment CmsPageFields on CmsPage{identifier url_key title content_heading content meta_title meta_description meta_keywords}",
}

export const CmsBlocksByIdentifier: Operation<CmsBlocksByIdentifierQuery, CmsBlocksByIdentifierQueryVariables> = {
  name: 'CmsBlocksByIdentifier',
  kind: 'query',
  sha256: '256d99d59215e5629a9eead6731315e6d3c3aba95bcddc3a8eefae6105ad4a0c',
  text: "query CmsBlocksByIdentifier($identifiers:[String!]!){cmsBlocks(identifiers:$identifiers){items{identifier title content}}}",
}
