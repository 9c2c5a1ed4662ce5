import { type Context, customers, errors, type Resolvers } from 'musette/demo-store'
import { type AttachmentInput, attachmentsOf } from './attachments.ts'
import {
  addMessage,
  createTicket,
  DEPARTMENTS,
  findTicket,
  type Message,
  messagesOf,
  type Ticket,
  type TicketInput,
  ticketsOf,
} from './tickets.ts'

type MessageInput = { message: string; attachments?: (AttachmentInput | null)[] | null }
type Listing = { filter?: { external_id?: string | null } | null; currentPage: number; pageSize: number }

const STATUS_NAMES: Record<Ticket['status'], string> = { open: 'Ouvert', in_progress: 'En cours', closed: 'Fermé' }

/** The extension `helpdesk`. */
export const helpdeskResolvers: Resolvers = {
  Query: { mstHelpdeskDepartments: () => DEPARTMENTS },
  Mutation: {
    mstHelpdeskCreateTicket: (_: unknown, { input }: { input: TicketInput }, context: Context) =>
      createTicket(input, customers.signedIn(context), context),
    mstHelpdeskAddMessage: (_: unknown, args: { ticketId: number; input: MessageInput }, context: Context) =>
      answer(args.ticketId, args.input, context),
    mstHelpdeskCloseTicket: (_: unknown, { ticketId }: { ticketId: number }, context: Context) =>
      setStatus(ticketId, 'closed', context),
    mstHelpdeskOpenTicket: (_: unknown, { ticketId }: { ticketId: number }, context: Context) =>
      setStatus(ticketId, 'open', context),
  },
  Customer: {
    mstHelpdeskTickets: async (
      { id }: customers.Customer,
      { filter, currentPage, pageSize }: Listing,
      { db }: Context,
    ) => {
      if (currentPage < 1 || pageSize < 1) throw errors.inputError('currentPage and pageSize must be greater than 0.')
      const all = await ticketsOf(id, filter?.external_id ?? null, db)
      const from = (currentPage - 1) * pageSize
      return {
        items: all.slice(from, from + pageSize),
        total_count: all.length,
        page_info: { current_page: currentPage, page_size: pageSize, total_pages: Math.ceil(all.length / pageSize) },
      }
    },
  },
  MstHelpdeskTicket: {
    ticket_id: ({ id }: Ticket) => id,
    status: ({ status }: Ticket) => ({ code: status, name: STATUS_NAMES[status] }),
    department: ({ department_id: id }: Ticket) => DEPARTMENTS.find((department) => department.department_id === id),
    priority: () => ({ name: 'Normale' }),
    messages: async ({ id }: Ticket, _: unknown, { db }: Context) => ({ items: await messagesOf(id, db) }),
  },
  MstHelpdeskMessage: {
    triggeredBy: ({ triggered_by: by }: Message) => by,
    ownerName: ({ owner_name: name }: Message) => name,
    createdAt: ({ created_at: time }: Message) => time,
    attachments: async ({ id }: Message, _: unknown, { db, baseUrl }: Context) =>
      (await attachmentsOf(id, db)).map(({ key, name }) => ({ name, url: `${baseUrl}helpdesk/attachment/${key}` })),
  },
}

async function answer(id: number, { message, attachments }: MessageInput, context: Context): Promise<Message> {
  const customerId = customers.signedIn(context)
  return context.db.transaction(async (db) => {
    const ticket = await findTicket(id, customerId, db)
    const { firstname, lastname } = await customers.customerById(customerId, db)
    const files = (attachments ?? []).filter((file) => file !== null)
    const own = { by: 'customer', name: `${firstname} ${lastname}`, text: message, attachments: files } as const
    return addMessage(ticket, own, { db, now: context.now })
  })
}

/** Opens or closes an own ticket. */
async function setStatus(id: number, status: Ticket['status'], context: Context) {
  const ticket = await findTicket(id, customers.signedIn(context), context.db)
  await context.db.query('update ticket set status = $2 where id = $1', [ticket.id, status])
  return { ticket_id: ticket.id, open: status !== 'closed', close: status === 'closed' }
}
