import { randomInt } from 'node:crypto'
import { type Context, customers, database, errors, mails } from 'musette/demo-store'
import { type AttachmentInput, readAttachments, storeAttachments } from './attachments.ts'

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

export const DEPARTMENTS = [
  { department_id: 1, name: 'Commandes et livraison' },
  { department_id: 2, name: 'Conseil et nutrition' },
  { department_id: 3, name: 'Mon compte' },
]

/** Limits per customer. The module has none; they bound the demo store's disk use. */
const MAX_TICKETS = 200
const MAX_MESSAGES = 200
const MAX_SUBJECT_LENGTH = 255
const MAX_TEXT_LENGTH = 20_000

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '0123456789'

export type TicketInput = {
  subject: string
  message: string
  department_id?: number | null
  attachments?: (AttachmentInput | null)[] | null
}

/** Adds a message. The customer's reopens the ticket; the shop's sets it in progress. */
export async function addMessage(
  ticket: Ticket,
  message: { by: Message['triggered_by']; name: string; text: string; attachments?: AttachmentInput[] },
  { db, now }: { db: database.Queryable; now: () => Date },
): Promise<Message> {
  const text = checkText(message.text, MAX_TEXT_LENGTH)
  const files = readAttachments(message.attachments ?? [])
  if ((await messagesOf(ticket.id, db)).length >= MAX_MESSAGES)
    throw errors.inputError('This ticket has too many messages.')
  const time = database.databaseTime(now())
  const { rows } = await db.query<Message>(
    `insert into ticket_message (ticket_id, triggered_by, owner_name, text, created_at)
     values ($1, $2, $3, $4, $5) returning *`,
    [ticket.id, message.by, message.name, text, time],
  )
  const [added] = rows
  if (!added) throw new Error('a message was not stored')
  await storeAttachments(added.id, files, db)
  await db.query('update ticket set status = $2, last_activity = $3 where id = $1', [
    ticket.id,
    message.by === 'customer' ? 'open' : 'in_progress',
    time,
  ])
  return added
}

/** Replies to a ticket for the shop and mails its customer; false when there is none with that id. */
export async function answerTicket(
  id: number,
  text: string,
  { db, now }: { db: database.Queryable; now: () => Date },
): Promise<boolean> {
  const { rows } = await db.query<Ticket & { email: string }>(
    'select ticket.*, email from ticket join customer on customer.id = customer_id where ticket.id = $1',
    [id],
  )
  const [ticket] = rows
  if (!ticket) return false
  await addMessage(ticket, { by: 'user', name: 'L’équipe Musette', text }, { db, now })
  await mails.sendMail(
    {
      to: ticket.email,
      kind: 'helpdesk',
      subject: `Réponse à votre demande ${ticket.code}`,
      parts: [
        'Nous avons répondu à votre demande :',
        text,
        { label: 'Voir ma demande', path: `/user/helpdesk/${ticket.external_id}` },
        'L’équipe Musette',
      ],
    },
    { db, now, view: { id: ticket.view_id } },
  )
  return true
}

/** Opens a ticket with its first message, and confirms it by mail. */
export function createTicket(input: TicketInput, customerId: number, context: Context): Promise<Ticket> {
  const subject = checkText(input.subject, MAX_SUBJECT_LENGTH)
  const department = DEPARTMENTS.find(({ department_id: id }) => id === (input.department_id ?? 1))
  if (!department) throw errors.inputError(`Department with id "${input.department_id}" does not exist.`)
  return context.db.transaction(async (db) => {
    if ((await ticketsOf(customerId, null, db)).length >= MAX_TICKETS)
      throw errors.inputError('There are too many tickets.')
    const { firstname, lastname, email } = await customers.customerById(customerId, db)
    const time = database.databaseTime(context.now())
    const { rows } = await db.query<Ticket>(
      `insert into ticket (customer_id, code, external_id, subject, department_id, status, created_at, last_activity, view_id)
       values ($1, $2, $3, $4, $5, 'open', $6, $6, $7) returning *`,
      [
        customerId,
        `${random(LETTERS, 3)}-${random(DIGITS, 3)}-${random(DIGITS, 5)}`,
        customers.secretKey(),
        subject,
        department.department_id,
        time,
        context.view.id,
      ],
    )
    const [ticket] = rows
    if (!ticket) throw new Error('a ticket was not stored')
    const attachments = (input.attachments ?? []).filter((file) => file !== null)
    const box = { ...context, db }
    await addMessage(
      ticket,
      { by: 'customer', name: `${firstname} ${lastname}`, text: input.message, attachments },
      box,
    )
    await mails.sendMail(
      {
        to: email,
        kind: 'helpdesk',
        subject: `Votre demande ${ticket.code} : ${subject}`,
        parts: [
          `Bonjour ${firstname},`,
          'Nous avons bien reçu votre demande et vous répondrons sous deux jours ouvrés.',
          { label: 'Suivre ma demande', path: `/user/helpdesk/${ticket.external_id}` },
          'L’équipe Musette',
        ],
      },
      box,
    )
    return ticket
  })
}

/** A ticket of this customer; tickets of others are unknown. */
export async function findTicket(id: number, customerId: number, db: database.Queryable): Promise<Ticket> {
  const { rows } = await db.query<Ticket>('select * from ticket where id = $1 and customer_id = $2', [id, customerId])
  const [ticket] = rows
  if (!ticket) throw errors.noSuchEntity(`Ticket with id "${id}" does not exist.`)
  return ticket
}

export async function ticketsOf(
  customerId: number,
  externalId: string | null,
  db: database.Queryable,
): Promise<Ticket[]> {
  return (
    await db.query<Ticket>(
      `select * from ticket where customer_id = $1 and ($2::text is null or external_id = $2)
       order by last_activity desc, id desc`,
      [customerId, externalId],
    )
  ).rows
}

export async function messagesOf(ticketId: number, db: database.Queryable): Promise<Message[]> {
  return (await db.query<Message>('select * from ticket_message where ticket_id = $1 order by id', [ticketId])).rows
}

function checkText(text: string, longest: number): string {
  const trimmed = text.trim()
  if (!trimmed) throw errors.inputError('The message cannot be empty.')
  if (trimmed.length > longest) throw errors.inputError(`The text cannot have more than ${longest} characters.`)
  return trimmed
}

function random(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
