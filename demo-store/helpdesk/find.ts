import type { Queryable } from '../database/rows.ts'
import { noSuchEntity } from '../errors.ts'

export type Ticket = {
  id: number
  customer_id: number
  view_id: number
  code: string
  external_id: string
  subject: string
  department_id: number
  status: 'open' | 'in_progress' | 'closed'
  created_at: string
  last_activity: string
}
export type Message = {
  id: number
  ticket_id: number
  triggered_by: 'customer' | 'user'
  owner_name: string
  text: string
  created_at: string
}

/** A ticket of this customer; those of others do not exist for them. */
export async function findTicket(id: number, customerId: number, db: Queryable): Promise<Ticket> {
  const { rows } = await db.query<Ticket>('select * from ticket where id = $1 and customer_id = $2', [id, customerId])
  const [ticket] = rows
  if (!ticket) throw noSuchEntity(`Ticket with id "${id}" does not exist.`)
  return ticket
}

export async function ticketsOf(customerId: number, externalId: string | null, db: Queryable): Promise<Ticket[]> {
  return (
    await db.query<Ticket>(
      `select * from ticket where customer_id = $1 and ($2::text is null or external_id = $2)
       order by last_activity desc, id desc`,
      [customerId, externalId],
    )
  ).rows
}

export async function messagesOf(ticketId: number, db: Queryable): Promise<Message[]> {
  return (await db.query<Message>('select * from ticket_message where ticket_id = $1 order by id', [ticketId])).rows
}
