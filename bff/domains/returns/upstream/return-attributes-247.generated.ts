// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { AttributeFrontendInputEnum } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReturnAttributes247QueryVariables = Exact<{ [key: string]: never; }>;


export type ReturnAttributes247Query = { attributesList: { items: Array<
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, options: Array<{ label: string, value: string } | null> }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, options: Array<{ label: string, value: string } | null> }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, options: Array<{ label: string, value: string } | null> }
      | { code: string, label: string | null, frontend_input: AttributeFrontendInputEnum | null, is_required: boolean, options: Array<{ label: string, value: string } | null> }
     | null> } | null };

export const ReturnAttributes247: Operation<ReturnAttributes247Query, ReturnAttributes247QueryVariables> = {
  name: 'ReturnAttributes247',
  kind: 'query',
  sha256: 'e1f00192775991b570410807ceaeaea88e36247cb9f65eba3629bffe6a9504c9',
  text: "query ReturnAttributes247{attributesList(entityType:RMA_ITEM){items{code label frontend_input is_required options{label value}}}}",
}
