// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CardChoicesQueryVariables = Exact<{
  sku: string;
}>;


export type CardChoicesQuery = { product: { sku: string, custom_options: Array<{ option_id: string, is_required: boolean }> } | null };

export const CardChoices: Operation<CardChoicesQuery, CardChoicesQueryVariables> = {
  name: 'CardChoices',
  kind: 'query',
  sha256: '94c9e8ae950766be61238aeedea1f074af547895006e321fef7f5b64fb4bed76',
  text: "query CardChoices($sku:String!){product(sku:$sku){sku custom_options{option_id is_required}}}",
}
