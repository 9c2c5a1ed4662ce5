import type { RequestContext } from '../../graphql/context.ts'
import type { HelpdeskDepartment } from '../../graphql/shop-schema.generated.ts'
import { customerService } from '../customer/customer-service.ts'
import { defineService } from '../define-service.ts'
import { mapTicket, mapTicketHead } from './map-ticket.ts'
import type { TicketModel } from './ticket-model.ts'
import { HelpdeskDepartments, HelpdeskTicket, HelpdeskTickets } from './magento/helpdesk.generated.ts'

/** Tickets of the customer of one request. */
export type HelpdeskService = {
  isActive: boolean
  departments(): Promise<HelpdeskDepartment[]>
  /** Counted from 1; null for a guest, and where the store has no help desk. */
  list(page: number): Promise<TicketList | null>
  /** Null for whatever is not a ticket of this customer: the store is asked among theirs only. */
  find(id: string): Promise<TicketModel | null>
}

export type TicketList = { total: number; page: number; pageCount: number; tickets: TicketModel[] }

const PAGE_SIZE = 20
const MAX_PAGE = 1000
/** Seconds; the store announces no change of them. */
const POLICY = { maxAge: 600 }
/** What the module makes up for addresses; the rest need not be asked for. */
const ID = /^[\w-]{8,64}$/

export const helpdeskService = defineService((context: RequestContext): HelpdeskService => {
  const { upstream } = context
  const { asCustomer } = customerService(context)
  const isActive = upstream.has('Customer.mstHelpdeskTickets')

  return {
    isActive,
    async departments() {
      if (!isActive) return []
      const { mstHelpdeskDepartments: found } = await upstream.read(HelpdeskDepartments, {}, POLICY)
      return (found ?? []).flatMap((one) => (one ? { id: String(one.department_id), name: one.name } : []))
    },
    async list(wanted) {
      if (!isActive) return null
      const page = Math.min(Math.max(1, wanted), MAX_PAGE)
      const answer = await asCustomer(() =>
        upstream.send(
          HelpdeskTickets,
          { page, size: PAGE_SIZE },
          { needs: ({ customer: owner }) => owner?.mstHelpdeskTickets },
        ),
      )
      const found = answer?.customer?.mstHelpdeskTickets
      if (!found) return null
      const pageCount = Math.max(1, Math.ceil(found.total_count / PAGE_SIZE))
      return { total: found.total_count, page, pageCount, tickets: found.items.map(mapTicketHead) }
    },
    async find(id) {
      if (!isActive || !ID.test(id)) return null
      const answer = await asCustomer(() => upstream.send(HelpdeskTicket, { external: id }))
      const ticket = answer?.customer?.mstHelpdeskTickets?.items.find((one) => one.external_id === id)
      return ticket ? mapTicket(ticket) : null
    },
  }
})
