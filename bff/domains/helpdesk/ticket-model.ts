import type { HelpdeskTicket, HelpdeskTicketSuccess } from '../../graphql/shop-schema.generated.ts'

/** A ticket; its messages are read when they are asked for. */
export type TicketModel = Omit<HelpdeskTicket, '__typename' | 'messages'> & {
  /** The store's number of it, which never leaves the bff: numbers can be guessed. */
  storeId: number
  messages?: HelpdeskTicket['messages']
}

export type TicketAnswer = Omit<HelpdeskTicketSuccess, 'ticket'> & {
  __typename: 'HelpdeskTicketSuccess'
  ticket: TicketModel | null
}
