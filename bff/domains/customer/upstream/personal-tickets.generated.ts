// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PersonalTicketsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type PersonalTicketsQuery = { customer: { mstHelpdeskTickets: { page_info: { total_pages: number | null } | null, items: Array<{ code: string, subject: string, created_at: string, last_activity: string, status: { name: string } | null, department: { name: string } | null, messages: { items: Array<{ triggeredBy: string, ownerName: string, createdAt: string, text: string, attachments: Array<{ name: string }> }> } | null }> } | null } | null };

export const PersonalTickets: Operation<PersonalTicketsQuery, PersonalTicketsQueryVariables> = {
  name: 'PersonalTickets',
  kind: 'query',
  sha256: '870e272f533f2b1934a69bce39af17a786f25560dd61235b979aa6f634bfe29b',
  text: "query PersonalTickets($page:Int!$size:Int!){customer{mstHelpdeskTickets(currentPage:$page pageSize:$size){page_info{total_pages}items{code subject created_at last_activity status{name}department{name}messages{items{triggeredBy ownerName createdAt text attachments{name}}}}}}}",
}
