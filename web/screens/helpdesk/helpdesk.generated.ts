// Made by `npm run generate` from the .graphql file of the same name; not edited by hand.
import type { Operation } from '../../../schema/operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HelpdeskTicketStatus =
  /** Waits for the shop. */
  | 'OPEN'
  /** The shop has taken it in hand. */
  | 'IN_PROGRESS'
  | 'CLOSED';

export type HelpdeskAuthor =
  | 'CUSTOMER'
  | 'SHOP';

export type HelpdeskTicketInput = {
  /** At most 255 characters. */
  subject: string;
  /** At most 5000 characters. */
  message: string;
  departmentId?: string | null | undefined;
  captcha?: string | null | undefined;
};

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
}>;


export type AnswerHelpdeskTicketMutation = { answerHelpdeskTicket: TicketAnswerFragment };

export type CloseHelpdeskTicketMutationVariables = Exact<{
  id: string;
}>;


export type CloseHelpdeskTicketMutation = { closeHelpdeskTicket: TicketAnswerFragment };

export type TicketAnswerFragment = { success: boolean, errorMessage: string | null, errors: Array<{ field: string, message: string }>, ticket: TicketFragment | null };

export type TicketFragment = { id: string, number: string, subject: string, status: HelpdeskTicketStatus, department: string | null, createdAt: string, messages: Array<{ author: HelpdeskAuthor, authorName: string, createdAt: string, text: string, attachments: Array<string> }> };

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
  sha256: '354799a13e409f3a23c6a140639524be395ca8ac29ea96fe33a071efae430f3c',
  text: "query HelpdeskTicket($id:ID!){me{id helpdeskTicket(id:$id){...Ticket}}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments}}",
}

export const OpenHelpdeskTicket: Operation<OpenHelpdeskTicketMutation, OpenHelpdeskTicketMutationVariables> = {
  name: 'OpenHelpdeskTicket',
  kind: 'mutation',
  sha256: '5c9d57c665f55e14f9eaad523261497e5554c967df93bab36248a15e4a683670',
  text: "mutation OpenHelpdeskTicket($input:HelpdeskTicketInput!){openHelpdeskTicket(input:$input){...TicketAnswer}}fragment TicketAnswer on HelpdeskTicketSuccess{success errorMessage errors{field message}ticket{...Ticket}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments}}",
}

export const AnswerHelpdeskTicket: Operation<AnswerHelpdeskTicketMutation, AnswerHelpdeskTicketMutationVariables> = {
  name: 'AnswerHelpdeskTicket',
  kind: 'mutation',
  sha256: '9556cc5219902138d58864a5a7130bcb54ad048cbbc1026a07a2044b1fa89f67',
  text: "mutation AnswerHelpdeskTicket($id:ID!$message:String!){answerHelpdeskTicket(id:$id message:$message){...TicketAnswer}}fragment TicketAnswer on HelpdeskTicketSuccess{success errorMessage errors{field message}ticket{...Ticket}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments}}",
}

export const CloseHelpdeskTicket: Operation<CloseHelpdeskTicketMutation, CloseHelpdeskTicketMutationVariables> = {
  name: 'CloseHelpdeskTicket',
  kind: 'mutation',
  sha256: '2b9a7164d959e8e5d469fd49aa99300962447a435444c0709ebbabe71c75997d',
  text: "mutation CloseHelpdeskTicket($id:ID!){closeHelpdeskTicket(id:$id){...TicketAnswer}}fragment TicketAnswer on HelpdeskTicketSuccess{success errorMessage errors{field message}ticket{...Ticket}}fragment Ticket on HelpdeskTicket{id number subject status department createdAt messages{author authorName createdAt text attachments}}",
}
