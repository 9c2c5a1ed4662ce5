// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DocumentDatesQueryVariables = Exact<{
  number: string;
}>;


export type DocumentDatesQuery = { customer: { orders: { items: Array<{ invoices: Array<{ id: string, created_at: string | null } | null>, credit_memos: Array<{ id: string, created_at: string | null } | null> | null } | null> } | null } | null };

export const DocumentDates: Operation<DocumentDatesQuery, DocumentDatesQueryVariables> = {
  name: 'DocumentDates',
  kind: 'query',
  sha256: '458a85f5cfd2a7ca414c54a9ea6cd33b687e9049a71ea929ce555a4206936615',
  text: "query DocumentDates($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{invoices{id created_at}credit_memos{id created_at}}}}}",
}
