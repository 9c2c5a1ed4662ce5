import type { HelpdeskAttachmentInput, HelpdeskDepartment } from '../../graphql/shop-schema.generated.ts'
import type { SendOptions } from '../../magento/upstream.ts'
import type { Outcome } from '../customer/customer-result.ts'
import type { StoreContext } from '../shop/store-loaders.ts'
import type { TicketModel } from './ticket-model.ts'

/** Whatever takes customers' questions. Everything concerns the signed-in customer. */
export type HelpdeskPort = {
  departments(): Promise<HelpdeskDepartment[]>
  /** What the store refuses is thrown. Resolves to a refusal, or to the ticket; to null where questions become none. */
  ask(question: Question): Promise<TicketModel | Outcome | null>
  /** Null where answers come by mail, and nothing can be looked up. */
  tickets: HelpdeskTickets | null
}

export type HelpdeskTickets = {
  /** Counted from 1; null for a guest. */
  list(page: number): Promise<TicketList | null>
  /** Null for whatever is not a ticket of this customer. */
  find(id: string): Promise<TicketModel | null>
  answer(ticket: TicketModel, message: TicketMessage): Promise<unknown>
  close(ticket: TicketModel): Promise<unknown>
}

export type TicketList = { total: number; page: number; pageCount: number; tickets: TicketModel[] }

export type TicketMessage = { message: string; files: readonly CheckedFile[] }

export type Question = TicketMessage & {
  subject: string
  /** Id of one of the departments. */
  department: string | null
  /** What the store has to be sent with it. */
  proven: Pick<SendOptions, 'captcha'>
}

/** A file whose content and size were checked. */
export type CheckedFile = HelpdeskAttachmentInput & { contentType: string }

/** What takes questions here: the store's own help desk, the shop's mails, or nothing. */
export function helpdeskKind({ shop, shared, upstream }: StoreContext): 'store' | 'mail' | null {
  if (shop.helpdesk === 'mail') return shared?.mails ? 'mail' : null
  return shop.helpdesk === 'auto' && upstream.has('Customer.mstHelpdeskTickets') ? 'store' : null
}
