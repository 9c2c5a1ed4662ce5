import type {
  HelpdeskAttachment,
  HelpdeskMessage,
  HelpdeskTicket,
  HelpdeskTicketSuccess,
} from '../../graphql/shop-schema.generated.ts'

/** A ticket; its messages are read when they are asked for. */
export type TicketModel = Omit<HelpdeskTicket, '__typename' | 'messages'> & {
  /** Where it is kept, its number there. That of the store never leaves the bff: numbers can be guessed. */
  storeId: number
  /** Whether it takes no more messages: what is added becomes a ticket that follows it. */
  isArchived?: boolean
  messages?: MessageModel[]
}

export type MessageModel = Omit<HelpdeskMessage, '__typename' | 'attachments'> & { attachments: AttachmentModel[] }

export type AttachmentModel = HelpdeskAttachment & {
  /** Where the store has it: a key to the file for anyone, so it never leaves the bff. */
  address: string
}

export type TicketResult = Omit<HelpdeskTicketSuccess, 'ticket'> & {
  __typename: 'HelpdeskTicketSuccess'
  ticket: TicketModel | null
}
