import type { Ticket } from '../helpdesk/find.ts'
import { answerTicket } from '../helpdesk/tickets.ts'
import type { StoreState } from '../state.ts'
import { ControlError } from './control-error.ts'

type TicketHead = Pick<Ticket, 'id' | 'code' | 'external_id' | 'subject' | 'status'> & { email: string }

/** What the shop's people do about tickets. */
export const createHelpdesk = (state: StoreState) => ({
  /** The newest tickets, at most a hundred. */
  tickets: async (): Promise<TicketHead[]> =>
    (
      await state.db.query<TicketHead>(
        `select ticket.id, code, external_id, subject, status, email from ticket
         join customer on customer.id = customer_id order by ticket.id desc limit 100`,
      )
    ).rows,
  /** Answers a ticket and tells its customer by mail. */
  ticketAnswer: ({ id, text }: { id: number; text: string }): Promise<void> =>
    state.db.transaction(async (db) => {
      if (!(await answerTicket(id, text, { db, now: state.now }))) throw new ControlError(`no ticket has the id ${id}`)
    }),
})
