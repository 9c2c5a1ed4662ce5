import { errors, type StoreState } from 'musette/demo-store'
import { answerTicket, type Ticket } from './tickets.ts'

type TicketHead = Pick<Ticket, 'id' | 'code' | 'external_id' | 'subject' | 'status'> & { email: string }

declare module '../../../demo-store/control/control.ts' {
  interface ExtensionControl {
    /** The newest tickets, at most a hundred. */
    tickets(): Promise<TicketHead[]>
    /** Replies to a ticket and mails its customer. */
    ticketAnswer(answer: { id: number; text: string }): Promise<void>
  }
}

/** What the shop's support team does with tickets. */
export function ticketControl(state: StoreState) {
  return {
    /** The newest tickets, at most a hundred. */
    tickets: async (): Promise<TicketHead[]> =>
      (
        await state.db.query<TicketHead>(
          `select ticket.id, code, external_id, subject, status, email from ticket
         join customer on customer.id = customer_id order by ticket.id desc limit 100`,
        )
      ).rows,
    /** Replies to a ticket and mails its customer. */
    ticketAnswer: ({ id, text }: { id: number; text: string }): Promise<void> =>
      state.db.transaction(async (db) => {
        if (!(await answerTicket(id, text, { db, now: state.now })))
          throw new errors.ControlError(`no ticket has the id ${id}`)
      }),
  }
}
