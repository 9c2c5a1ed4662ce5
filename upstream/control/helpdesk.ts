import type { Ticket } from '../helpdesk/find.ts'
import { addMessage } from '../helpdesk/tickets.ts'
import { sendMail } from '../mailbox/mail.ts'
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
      const { rows } = await db.query<Ticket & { email: string; firstname: string }>(
        'select ticket.*, email, firstname from ticket join customer on customer.id = customer_id where ticket.id = $1',
        [id],
      )
      const [ticket] = rows
      if (!ticket) throw new ControlError(`no ticket has the id ${id}`)
      await addMessage(ticket, { by: 'user', name: 'L’équipe Musette', text }, { db, now: state.now })
      await sendMail(
        {
          to: ticket.email,
          kind: 'helpdesk',
          subject: `Réponse à votre demande ${ticket.code}`,
          parts: [
            `Bonjour ${ticket.firstname},`,
            text,
            { label: 'Voir ma demande', path: `/user/helpdesk/${ticket.external_id}` },
            'L’équipe Musette',
          ],
        },
        { db, now: state.now, view: { id: ticket.view_id } },
      )
    }),
})
