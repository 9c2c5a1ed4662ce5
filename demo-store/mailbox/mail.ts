import type { Queryable } from '../database/rows.ts'
import type { StoreView } from '../store/views.ts'

/** What a mail is about; tests look mails up by it. */
type MailKind =
  | 'welcome'
  | 'confirmation'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'newsletter'
  | 'contact'
  | 'wishlist'
  | 'stock-alert'
  | 'order'
  | 'order-canceled'
  | 'order-cancellation'
  | 'helpdesk'
  | 'return'
  | 'shop'

/** A paragraph, a button to a path of the shop, or lines of a table such as an order's. Plain text, never HTML. */
export type MailPart = string | { label: string; path: string } | { rows: [string, string][] }

export type Mail = { to: string; kind: MailKind; subject: string; parts: MailPart[] }

/** A mail as it lies in the mailbox; `sentAt` is an ISO time. Its links lead to the shop of the store view. */
export type SentMail = Mail & { id: number; viewId: number; sentAt: string }

/** Where mails are stored, and the store view they are sent from: that of the request. */
export type Outbox = { db: Queryable; now: () => Date; view: Pick<StoreView, 'id'> }

/** Stored mails; older ones are deleted. */
const MAX_MAILS = 500

const COLUMNS = 'id, view_id as "viewId", recipient as "to", kind, subject, parts, sent_at as "sentAt"'

/**
 * «Sends» a mail: puts it into the mailbox that `GET /mailbox` shows. Inside a transaction pass that as `db`, so that the
 * mail goes only if the transaction does.
 */
export async function sendMail(mail: Mail, { db, now, view }: Outbox): Promise<void> {
  await db.query(
    'with added as (insert into mail (recipient, kind, subject, parts, sent_at, view_id) values ($1, $2, $3, $4, $5, $6) returning id) delete from mail where id <= (select id from added) - $7',
    [mail.to, mail.kind, mail.subject, JSON.stringify(mail.parts), now().toISOString(), view.id, MAX_MAILS],
  )
}

/** All mails, newest first; with `to` only those to one address. */
export async function listMails(db: Queryable, to: string | null = null): Promise<SentMail[]> {
  const { rows } = await db.query<SentMail>(
    `select ${COLUMNS} from mail where $1::text is null or lower(recipient) = lower($1) order by id desc`,
    [to],
  )
  return rows
}

/** One mail; null when there is none with that id, or not any more. */
export async function findMail(db: Queryable, id: number): Promise<SentMail | null> {
  const { rows } = await db.query<SentMail>(`select ${COLUMNS} from mail where id = $1`, [id])
  return rows[0] ?? null
}
