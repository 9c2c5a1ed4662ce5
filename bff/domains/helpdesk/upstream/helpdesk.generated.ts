// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../../schema/operation.ts'
import type { MstHelpdeskMessageInput, MstHelpdeskTicketInput } from '../../../upstream/store-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type HelpdeskDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpdeskDepartmentsQuery = { mstHelpdeskDepartments: Array<{ department_id: number, name: string } | null> | null };

export type HelpdeskTicketsQueryVariables = Exact<{
  page: number;
  size: number;
}>;


export type HelpdeskTicketsQuery = { customer: { mstHelpdeskTickets: { total_count: number, items: Array<StoreTicketHeadFragment> } | null } | null };

export type HelpdeskTicketQueryVariables = Exact<{
  external: string;
}>;


export type HelpdeskTicketQuery = { customer: { mstHelpdeskTickets: { items: Array<StoreTicketFragment> } | null } | null };

export type CreateTicketMutationVariables = Exact<{
  input: MstHelpdeskTicketInput;
}>;


export type CreateTicketMutation = { mstHelpdeskCreateTicket: StoreTicketFragment | null };

export type AddTicketMessageMutationVariables = Exact<{
  id: number;
  input: MstHelpdeskMessageInput;
}>;


export type AddTicketMessageMutation = { mstHelpdeskAddMessage: { ticket_id: number } | null };

export type CloseTicketMutationVariables = Exact<{
  id: number;
}>;


export type CloseTicketMutation = { mstHelpdeskCloseTicket: { ticket_id: number } | null };

export type StoreTicketHeadFragment = { ticket_id: number, code: string, external_id: string, subject: string, created_at: string, last_activity: string, status: { code: string } | null, department: { name: string } | null };

export type StoreTicketFragment = (
  { messages: { items: Array<{ triggeredBy: string, ownerName: string, createdAt: string, text: string, attachments: Array<{ name: string, url: string }> }> } | null }
  & StoreTicketHeadFragment
);

export const HelpdeskDepartments: Operation<HelpdeskDepartmentsQuery, HelpdeskDepartmentsQueryVariables> = {
  name: 'HelpdeskDepartments',
  kind: 'query',
  sha256: '603f5a62ce11c1fa9f967e76467bfb5828b764538e6ad4d61c863199f847ddd7',
  text: "query HelpdeskDepartments{mstHelpdeskDepartments{department_id name}}",
}

export const HelpdeskTickets: Operation<HelpdeskTicketsQuery, HelpdeskTicketsQueryVariables> = {
  name: 'HelpdeskTickets',
  kind: 'query',
  sha256: '7a0ee60642a49544158ed481afe9ac54ea4bdfb0ce5b502d0d32289a256f03cf',
  text: "query HelpdeskTickets($page:Int!$size:Int!){customer{mstHelpdeskTickets(currentPage:$page pageSize:$size){total_count items{...StoreTicketHead}}}}fragment StoreTicketHead on MstHelpdeskTicket{ticket_id code external_id subject created_at last_activity status{code}department{name}}",
}

export const HelpdeskTicket: Operation<HelpdeskTicketQuery, HelpdeskTicketQueryVariables> = {
  name: 'HelpdeskTicket',
  kind: 'query',
  sha256: '2a86ae817a44b131bcea12b37fdb96485cde5b91376937e5bf592c995d2bd9ce',
  text: "query HelpdeskTicket($external:String!){customer{mstHelpdeskTickets(filter:{external_id:$external}pageSize:1){items{...StoreTicket}}}}fragment StoreTicket on MstHelpdeskTicket{...StoreTicketHead messages{items{triggeredBy ownerName createdAt text attachments{name url}}}}fragment StoreTicketHead on MstHelpdeskTicket{ticket_id code external_id subject created_at last_activity status{code}department{name}}",
}

export const CreateTicket: Operation<CreateTicketMutation, CreateTicketMutationVariables> = {
  name: 'CreateTicket',
  kind: 'mutation',
  sha256: '39b1482fc8b6dddfc77c71578669046647c9be3b3b99eb820b9a667eb9cd08ee',
  text: "mutation CreateTicket($input:MstHelpdeskTicketInput!){mstHelpdeskCreateTicket(input:$input){...StoreTicket}}fragment StoreTicket on MstHelpdeskTicket{...StoreTicketHead messages{items{triggeredBy ownerName createdAt text attachments{name url}}}}fragment StoreTicketHead on MstHelpdeskTicket{ticket_id code external_id subject created_at last_activity status{code}department{name}}",
}

export const AddTicketMessage: Operation<AddTicketMessageMutation, AddTicketMessageMutationVariables> = {
  name: 'AddTicketMessage',
  kind: 'mutation',
  sha256: '602eb31e165ad5c0ef31ef8948b2fbe4ab6ce948fa53333b2bc02851810f44c4',
  text: "mutation AddTicketMessage($id:Int!$input:MstHelpdeskMessageInput!){mstHelpdeskAddMessage(ticketId:$id input:$input){ticket_id}}",
}

export const CloseTicket: Operation<CloseTicketMutation, CloseTicketMutationVariables> = {
  name: 'CloseTicket',
  kind: 'mutation',
  sha256: '7bfa9ff4a94d1f3a9a8d183e7cae1da4df73c954ec0a17cf65e653f48ac63c68',
  text: "mutation CloseTicket($id:Int!){mstHelpdeskCloseTicket(ticketId:$id){ticket_id}}",
}
