import type { customers, files, RequestContext, store, StoreContext } from 'musette/server'
import type { HelpdeskAttachmentInput, HelpdeskDepartment } from '../schema.generated.ts'
import type { HelpdeskAttachmentModel, HelpdeskTicketModel } from './models.ts'

/** One kind of help desk. Each has a module in `desks`, and exports itself there as `adapter`. */
export type HelpdeskAdapter = {
  /** Value of `HELPDESK` that chooses it. */
  setting: 'auto' | 'mail' | 'freescout' | 'zendesk'
  isReady(context: StoreContext): boolean
  /** Whether customers can look up their questions. Otherwise answers come by mail. */
  keepsTickets: boolean
  /** Whether it is outside of the store, and also receives messages of the contact form. */
  isOutside: boolean
  open(context: RequestContext): HelpdeskPort
}

export type HelpdeskPort = {
  departments(): Promise<HelpdeskDepartment[]>
  /** Sends a question. Throws the store's refusal, or `DeskError` for another help desk's. */
  ask(question: Question): Promise<Asked>
  /** Tickets of the signed-in customer; null if this help desk cannot be read. */
  tickets: HelpdeskTickets | null
}

/** The ticket, a refusal, or `taken`: there is no ticket to show. */
export type Asked = HelpdeskTicketModel | customers.Outcome | 'taken'

export type HelpdeskTickets = {
  /** Newest activity first, counted from 1; null for a guest. */
  list(page: number): Promise<TicketList | null>
  /** Finds a ticket; null if it is not this customer's. */
  find(id: string): Promise<HelpdeskTicketModel | null>
  /** Sends a reply. Resolves to the id of the ticket with the message, if it is another one. */
  answer(ticket: HelpdeskTicketModel, message: TicketMessage): Promise<string | void>
  close(ticket: HelpdeskTicketModel): Promise<void>
  /** Content of a file; absent where it is a file of the store. */
  open?(attachment: HelpdeskAttachmentModel): Promise<files.PersonalFile | files.NoFile>
}

export type TicketList = { total: number; page: number; pageCount: number; tickets: HelpdeskTicketModel[] }

export type TicketMessage = { message: string; files: readonly CheckedFile[] }

export type Question = TicketMessage & {
  asker: Asker
  subject: string
  /** Id of one of the departments. */
  department: string | null
  /** Proof that has to be sent to the store with it. */
  proven: Pick<store.SendOptions, 'captcha'>
}

/** The person who asks. The address of a customer is that of the account; that of a guest is what was typed. */
export type Asker = { email: string; firstname: string; lastname: string; telephone: string; isCustomer: boolean }

/** A file whose content and size were checked. */
export type CheckedFile = HelpdeskAttachmentInput & { contentType: string }

/** Tickets in one page of a list. */
export const PAGE_SIZE = 20

/** The last page that is requested of a help desk. */
export const MAX_PAGE = 1000

/** Messages of a ticket that are shown, the newest. */
export const MAX_MESSAGES = 100
