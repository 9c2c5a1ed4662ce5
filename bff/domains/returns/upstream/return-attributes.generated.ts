// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { AttributeInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReturnAttributesQueryVariables = Exact<{
  attributes: Array<AttributeInput> | AttributeInput;
}>;


export type ReturnAttributesQuery = { customAttributeMetadata: { items: Array<{ attribute_code: string | null, input_type: string | null, attribute_options: Array<{ label: string | null, value: string | null } | null> | null } | null> | null } | null };

export const ReturnAttributes: Operation<ReturnAttributesQuery, ReturnAttributesQueryVariables> = {
  name: 'ReturnAttributes',
  kind: 'query',
  sha256: '1c84e5ed109e629035ad49cf939a6e71f0bc338ad1ed7d5750d9d932ac1637ba',
  text: "query ReturnAttributes($attributes:[AttributeInput!]!){customAttributeMetadata(attributes:$attributes){items{attribute_code input_type attribute_options{label value}}}}",
}
