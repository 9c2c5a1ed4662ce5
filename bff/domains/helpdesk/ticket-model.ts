import type {
  HelpdeskAttachment,
  HelpdeskMessage,
  HelpdeskTicket,
  HelpdeskTicketSuccess,
} from '../../graphql/shop-schema.generated.ts'

/** A ticket; its messages are read when they are asked for. */
export type TicketModel = Omit<HelpdeskTicket, '__typename' | 'messages'> & {
  /** The store's number of it, which never leaves the bff: numbers can be guessed. */
  storeId: number
  messages?: MessageModel[]
}

type MessageModel = Omit<HelpdeskMessage, '__typename' | 'attachments'> & { attachments: AttachmentModel[] }

export type AttachmentModel = HelpdeskAttachment & {
  /** Where the store has it: a key to the file for anyone, so it never leaves the bff. */
  address: string
}

export type TicketResult = Omit<HelpdeskTicketSuccess, 'ticket'> & {
  __typename: 'HelpdeskTicketSuccess'
  ticket: TicketModel | null
}
