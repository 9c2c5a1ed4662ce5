import type { HelpdeskAttachment, HelpdeskMessage, HelpdeskTicket, HelpdeskTicketSuccess } from '../schema.generated.ts'

/** A ticket; its messages are read on request. */
export type HelpdeskTicketModel = Omit<HelpdeskTicket, '__typename' | 'messages'> & {
  /** Its number at the help desk. The store's number never leaves the bff, because numbers can be guessed. */
  storeId: number
  /** Whether it accepts no more messages: a reply opens a follow-up ticket. */
  isArchived?: boolean
  messages?: HelpdeskMessageModel[]
}

export type HelpdeskMessageModel = Omit<HelpdeskMessage, '__typename' | 'attachments'> & {
  attachments: HelpdeskAttachmentModel[]
}

export type HelpdeskAttachmentModel = HelpdeskAttachment & {
  /** Its address at the store, which opens the file to anyone, so it never leaves the bff. */
  address: string
}

export type HelpdeskTicketSuccessModel = Omit<HelpdeskTicketSuccess, 'ticket'> & {
  __typename: 'HelpdeskTicketSuccess'
  ticket: HelpdeskTicketModel | null
}
