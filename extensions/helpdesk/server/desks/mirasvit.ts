import { customers, type RequestContext, t } from 'musette/server'
import { type CheckedFile, type HelpdeskAdapter, type HelpdeskPort, MAX_PAGE, PAGE_SIZE } from '../helpdesk-port.ts'
import {
  AddTicketMessage,
  CloseTicket,
  CreateTicket,
  HelpdeskDepartments,
  HelpdeskTicket,
  HelpdeskTickets,
} from '../magento/helpdesk.generated.ts'
import { mapTicket, mapTicketHead } from '../map-ticket.ts'

/** Seconds; the store announces no change of them. */
const POLICY = { maxAge: 600 }
/** Ids that the module generates; others need not be requested. */
const ID = /^[\w-]{8,64}$/

/** Tickets of the module Mirasvit Help Desk. The store is searched among the customer's own only. */
export const adapter: HelpdeskAdapter = {
  setting: 'auto',
  isReady: ({ upstream }) => upstream.has('Customer.mstHelpdeskTickets'),
  keepsTickets: true,
  isOutside: false,
  open: storeDesk,
}

function storeDesk(context: RequestContext): HelpdeskPort {
  const { upstream } = context
  const { asCustomer } = customers.customerService(context)
  return {
    async departments() {
      const { mstHelpdeskDepartments: found } = await upstream.read(HelpdeskDepartments, {}, POLICY)
      return (found ?? []).flatMap((one) => (one ? { id: String(one.department_id), name: one.name } : []))
    },
    async ask({ subject, message, files, department, proven }) {
      const input = {
        subject,
        message,
        channel: 'customer_account',
        department_id: department === null ? undefined : Number(department),
        attachments: uploads(files),
      } as const
      const { mstHelpdeskCreateTicket: made } = await upstream.send(CreateTicket, { input }, proven)
      return made ? mapTicket(made) : customers.refused(t('helpdesk.ticketNotFound'))
    },
    tickets: {
      async list(wanted) {
        const page = Math.min(Math.max(1, wanted), MAX_PAGE)
        const result = await asCustomer(() =>
          upstream.send(
            HelpdeskTickets,
            { page, size: PAGE_SIZE },
            { needs: ({ customer: owner }) => owner?.mstHelpdeskTickets },
          ),
        )
        const found = result?.customer?.mstHelpdeskTickets
        if (!found) return null
        const pageCount = Math.max(1, Math.ceil(found.total_count / PAGE_SIZE))
        return { total: found.total_count, page, pageCount, tickets: found.items.map(mapTicketHead) }
      },
      async find(id) {
        if (!ID.test(id)) return null
        const result = await asCustomer(() => upstream.send(HelpdeskTicket, { external: id }))
        const ticket = result?.customer?.mstHelpdeskTickets?.items.find((one) => one.external_id === id)
        return ticket ? mapTicket(ticket) : null
      },
      async answer({ storeId }, { message, files }) {
        await upstream.send(AddTicketMessage, { id: storeId, input: { message, attachments: uploads(files) } })
      },
      async close({ storeId }) {
        await upstream.send(CloseTicket, { id: storeId })
      },
    },
  }
}

function uploads(files: readonly CheckedFile[]) {
  return files.map(({ name, content }) => ({ name, content }))
}
