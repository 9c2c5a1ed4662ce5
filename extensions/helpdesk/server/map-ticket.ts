import type { HelpdeskTicketStatus } from '../schema.generated.ts'
import { orders } from 'musette/server'
import type { HelpdeskTicketModel } from './models.ts'
import type { StoreTicketFragment, StoreTicketHeadFragment } from './magento/helpdesk.generated.ts'

const STATUSES: Readonly<Record<string, HelpdeskTicketStatus>> = {
  open: 'OPEN',
  in_progress: 'IN_PROGRESS',
  closed: 'CLOSED',
}

/** Maps a ticket without messages, for lists; a custom status counts as «in progress». */
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

/** Returns the path of a file below the base URL: by its message and its index there, both from 0. */
export function attachmentPath(ticketId: string, message: number, place: number): string {
  return `/user/helpdesk/${encodeURIComponent(ticketId)}/attachments/${message}-${place}`
}

/** The same path as a route of the server. */
export const ATTACHMENT_ROUTE = '/user/helpdesk/:id/attachments/:file'
