import type { HelpdeskAttachment, HelpdeskMessage, HelpdeskTicket, HelpdeskTicketSuccess } from '../schema.generated.ts'

/** A ticket; its messages are read when they are requested. */
export type HelpdeskTicketModel = Omit<HelpdeskTicket, '__typename' | 'messages'> & {
  /** Its number where it is stored. That of the store never leaves the bff: numbers can be guessed. */
  storeId: number
  /** Whether it takes no more messages: what is added becomes a ticket that follows it. */
  isArchived?: boolean
  messages?: HelpdeskMessageModel[]
}

export type HelpdeskMessageModel = Omit<HelpdeskMessage, '__typename' | 'attachments'> & {
  attachments: HelpdeskAttachmentModel[]
}

export type HelpdeskAttachmentModel = HelpdeskAttachment & {
  /** Where the store has it: a key to the file for anyone, so it never leaves the bff. */
  address: string
}

export type HelpdeskTicketSuccessModel = Omit<HelpdeskTicketSuccess, 'ticket'> & {
  __typename: 'HelpdeskTicketSuccess'
  ticket: HelpdeskTicketModel | null
}
