// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { CheckoutAgreementMode } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CheckoutAgreementsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutAgreementsQuery = { checkoutAgreements: Array<{ agreement_id: number, name: string, content: string, is_html: boolean, checkbox_text: string, mode: CheckoutAgreementMode } | null> | null };

export const CheckoutAgreements: Operation<CheckoutAgreementsQuery, CheckoutAgreementsQueryVariables> = {
  name: 'CheckoutAgreements',
  kind: 'query',
  sha256: '3f3d605747225f17906dc9cdef9e493b0e09889b10b9b2ad9ff998a2aec9ad9d',
  text: "query CheckoutAgreements{checkoutAgreements{agreement_id name content is_html checkbox_text mode}}",
}
