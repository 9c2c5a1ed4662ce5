import type { Queryable } from '../database/rows.ts'

type Clock = { db: Queryable; now: () => Date }

/** Ends a subscription for whoever has the code of its mails; false for a wrong one. */
export function unsubscribe(id: string, code: string, clock: Clock): Promise<boolean> {
  return setStatus('UNSUBSCRIBED', id, code, clock)
}

/** Confirms one; false for a wrong code. */
export function confirmSubscriber(id: string, code: string, clock: Clock): Promise<boolean> {
  return setStatus('SUBSCRIBED', id, code, clock)
}

/** The address in mails that ends a subscription. */
export async function unsubscribePath(email: string, db: Queryable): Promise<string> {
  const { rows } = await db.query<{ id: number; code: string }>(
    'select id, code from newsletter_subscriber where lower(email) = lower($1)',
    [email],
  )
  const [subscriber] = rows
  return subscriber
    ? `/newsletter/subscriber/unsubscribe/id/${subscriber.id}/code/${subscriber.code}/`
    : '/user/newsletter'
}

async function setStatus(status: string, id: string, code: string, { db, now }: Clock): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id) || code.includes('\0')) return false
  const { affectedRows } = await db.query(
    'update newsletter_subscriber set status = $3, changed_at = $4 where id = $1 and code = $2',
    [Number(id), code, status, now().toISOString()],
  )
  return Boolean(affectedRows)
}
