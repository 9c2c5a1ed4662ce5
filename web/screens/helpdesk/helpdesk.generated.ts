// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'
import type { HelpdeskAttachmentInput, HelpdeskAuthor, HelpdeskTicketInput, HelpdeskTicketStatus } from '../../api/shop-types.generated.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type HelpdeskDepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpdeskDepartmentsQuery = { helpdeskDepartments: Array<{ id: string, name: string }> };

export type HelpdeskTicketsQueryVariables = Exact<{
  page: number;
}>;


export type HelpdeskTicketsQuery = { me: { id: string | null, helpdeskTickets: { total: number, page: number, pageCount: number, tickets: Array<{ id: string, number: string, subject: string, status: HelpdeskTicketStatus, lastActivity: string }> } | null } };

export type HelpdeskTicketQueryVariables = Exact<{
  id: string;
}>;


export type HelpdeskTicketQuery = { me: { id: string | null, helpdeskTicket: TicketFragment | null } };

export type OpenHelpdeskTicketMutationVariables = Exact<{
  input: HelpdeskTicketInput;
}>;


export type OpenHelpdeskTicketMutation = { openHelpdeskTicket: TicketAnswerFragment };

export type AnswerHelpdeskTicketMutationVariables = Exact<{
  id: string;
  message: string;
  attachments?: Array<HelpdeskAttachmentInput> | HelpdeskAttachmentInput | null | undefined;
}>;


export type AnswerHelpdeskTicketMutation = { answerHelpdeskTicket: TicketAnswerFragment };

export type CloseHelpdeskTicketMutationVariables = Exact<{
  id: string;
}>;


export type CloseHelpdeskTicketMutation = { closeHelpdeskTicket: TicketAnswerFragment };

export type TicketAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, ticket: TicketFragment | null };

export type TicketFragment = { id: string, number: string, subject: string, status: HelpdeskTicketStatus, department: string | null, createdAt: string, messages: Array<{ author: HelpdeskAuthor, authorName: string, createdAt: string, text: string, attachments: Array<{ name: string, url: string }> }> };

export const HelpdeskDepartments: Operation<HelpdeskDepartmentsQuery, HelpdeskDepartmentsQueryVariables> = {
  name: 'HelpdeskDepartments',
  kind: 'query',
  sha256: '4fa41008130e68c0aa46e43bd20f68467fc1a76900d58a077a2932ada13f531e',
  text: "query HelpdeskDepartments{helpdeskDepartments{id name}}",
}

export const HelpdeskTickets: Operation<HelpdeskTicketsQuery, HelpdeskTicketsQueryVariables> = {
  name: 'HelpdeskTickets',
  kind: 'query',
  sha256: 'ecec3f7c9cd69721b18d9ad4ec82b05d283a7c67980dccb5e0de43c3bb9cff8e',
  text: "query HelpdeskTickets($page:Int!){me{id helpdeskTickets(page:$page){total page pageCount tickets{id number subject status lastActivity}}}}",
}

export const HelpdeskTicket: Operation<HelpdeskTicketQuery, HelpdeskTicketQueryVariables> = {
  name: 'HelpdeskTicket',
  kind: 'query',
  sha256: '03872b79a176b0f0522d777569c0e3cf37046375b2b17827e222f9f44d7004d2',
  text: "query HelpdeskTicket($id:ID!){me{id helpdeskTicket(id:$id){...Ticket}}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments{name url}}}",
}

export const OpenHelpdeskTicket: Operation<OpenHelpdeskTicketMutation, OpenHelpdeskTicketMutationVariables> = {
  name: 'OpenHelpdeskTicket',
  kind: 'mutation',
  sha256: '48a17810ea0d80f2aebed6fa22aadcd15db6840e90d9225264032bc4d06e2464',
  text: "mutation OpenHelpdeskTicket($input:HelpdeskTicketInput!){openHelpdeskTicket(input:$input){...TicketAnswer}}fragment TicketAnswer on HelpdeskTicketSuccess{success errorMessage errors{field message}ticket{...Ticket}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments{name url}}}",
}

export const AnswerHelpdeskTicket: Operation<AnswerHelpdeskTicketMutation, AnswerHelpdeskTicketMutationVariables> = {
  name: 'AnswerHelpdeskTicket',
  kind: 'mutation',
  sha256: 'e2083f7dad8540f6814e105cea230cd4e455ac5c5d826ed50b18a20dc3959538',
  text: "mutation AnswerHelpdeskTicket($id:ID!$message:String!$attachments:[HelpdeskAttachmentInput!]){answerHelpdeskTicket(id:$id message:$message attachments:$attachments){...TicketAnswer}}fragment TicketAnswer on HelpdeskTicketSuccess{success errorMessage errors{field message}ticket{...Ticket}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments{name url}}}",
}

export const CloseHelpdeskTicket: Operation<CloseHelpdeskTicketMutation, CloseHelpdeskTicketMutationVariables> = {
  name: 'CloseHelpdeskTicket',
  kind: 'mutation',
  sha256: '9502fa53da8db868e51e08a4c3ab4c22ebc1d155fb677061e51d11b7f1c36c39',
  text: "mutation CloseHelpdeskTicket($id:ID!){closeHelpdeskTicket(id:$id){...TicketAnswer}}fragment TicketAnswer on HelpdeskTicketSuccess{success errorMessage errors{field message}ticket{...Ticket}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments{name url}}}",
}
