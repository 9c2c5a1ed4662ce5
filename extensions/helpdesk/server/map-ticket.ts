import type { HelpdeskTicketStatus } from '../schema.generated.ts'
import { orders } from 'musette/server'
import type { HelpdeskTicketModel } from './models.ts'
import type { StoreTicketFragment, StoreTicketHeadFragment } from './magento/helpdesk.generated.ts'

const STATUSES: Readonly<Record<string, HelpdeskTicketStatus>> = {
  open: 'OPEN',
  in_progress: 'IN_PROGRESS',
  closed: 'CLOSED',
}

/** A ticket without its messages, as a list shows it; a status that a shop made up is one it works on. */
export function mapTicketHead(ticket: StoreTicketHeadFragment): HelpdeskTicketModel {
  return {
    id: ticket.external_id,
    storeId: ticket.ticket_id,
    number: ticket.code,
    subject: ticket.subject,
    status: STATUSES[ticket.status?.code ?? ''] ?? 'IN_PROGRESS',
    department: ticket.department?.name ?? null,
    createdAt: orders.storeInstant(ticket.created_at),
    lastActivity: orders.storeInstant(ticket.last_activity),
    isClosable: true,
  }
}

export function mapTicket(ticket: StoreTicketFragment): HelpdeskTicketModel {
  const { external_id: id, messages } = ticket
  return { ...mapTicketHead(ticket), messages: (messages?.items ?? []).map((one, index) => mapMessage(one, id, index)) }
}

type StoreMessage = NonNullable<StoreTicketFragment['messages']>['items'][number]

function mapMessage(message: StoreMessage, ticketId: string, index: number) {
  const { triggeredBy, ownerName, createdAt, text, attachments } = message
  return {
    author: triggeredBy === 'customer' ? ('CUSTOMER' as const) : ('SHOP' as const),
    authorName: ownerName,
    createdAt: orders.storeInstant(createdAt),
    text,
    attachments: attachments.map(({ name, url: address }, place) => ({
      name,
      url: attachmentPath(ticketId, index, place),
      address,
    })),
  }
}

/** Where a file of a ticket is, below the base URL: its message and its place there, both counted from 0. */
export function attachmentPath(ticketId: string, message: number, place: number): string {
  return `/user/helpdesk/${encodeURIComponent(ticketId)}/attachments/${message}-${place}`
}

/** The same as a route of the server. */
export const ATTACHMENT_ROUTE = '/user/helpdesk/:id/attachments/:file'
