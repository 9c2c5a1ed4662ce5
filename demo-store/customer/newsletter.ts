import type { Context, TypeResolvers } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError, storeError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { type Outbox, sendMail } from '../mailbox/mail.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { customerByEmail, isEmail } from './customer.ts'
import { newsletterMail } from './mails.ts'

type Clock = { db: Queryable; now: () => Date }

/** Most subscribers: anybody can subscribe any address, so the number is limited. */
const MAX_SUBSCRIBERS = 100_000

/** The newsletter; switched off in the store, its response is still SUBSCRIBED. */
export const newsletterMutations: TypeResolvers = {
  subscribeEmailToNewsletter: async (_: unknown, { email: given }: { email: string }, context: Context) => {
    checkCaptcha('NEWSLETTER', context)
    const email = given.trim()
    await checkAddress(email, context)
    const { rows } = await context.db.query<{ count: number }>(
      'select count(*)::int as count from newsletter_subscriber',
    )
    if ((rows[0]?.count ?? 0) >= MAX_SUBSCRIBERS) throw inputError(context.text('notSubscribed'))
    await context.db.transaction((db) => setSubscription(email, true, { ...context, db }))
    return { status: 'SUBSCRIBED' }
  },
}

export async function isSubscribed(email: string, db: Queryable): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from newsletter_subscriber where lower(email) = lower($1) and status = 'SUBSCRIBED'`,
    [email],
  )
  return rows.length > 0
}

/** Subscribes or unsubscribes an address; returns whether that changed anything. */
export async function setSubscription(email: string, subscribed: boolean, { db, now, view }: Outbox): Promise<boolean> {
  const status = subscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED'
  const { affectedRows } = subscribed
    ? await db.query(
        `insert into newsletter_subscriber (email, status, changed_at) values ($1, $2, $3)
         on conflict (lower(email)) do update set status = excluded.status, changed_at = excluded.changed_at
         where newsletter_subscriber.status <> excluded.status`,
        [email, status, now().toISOString()],
      )
    : await db.query(
        'update newsletter_subscriber set status = $2, changed_at = $3 where lower(email) = lower($1) and status <> $2',
        [email, status, now().toISOString()],
      )
  if (affectedRows && subscribed) {
    await sendMail(newsletterMail(email, await unsubscribePath(email, db)), { db, now, view })
  }
  return Boolean(affectedRows)
}

/** Ends a subscription for anyone who has the code of its mails; false for a wrong one. */
export function unsubscribe(id: string, code: string, clock: Clock): Promise<boolean> {
  return setStatus('UNSUBSCRIBED', id, code, clock)
}

/** Confirms a subscription; false for a wrong code. */
export function confirmSubscriber(id: string, code: string, clock: Clock): Promise<boolean> {
  return setStatus('SUBSCRIBED', id, code, clock)
}

/** The checks of Magento, which reveal whether an address is known. */
async function checkAddress(email: string, context: Context): Promise<void> {
  const { db, customerId, model, level } = context
  if (!email) throw inputError('You must specify an email address to subscribe to a newsletter.')
  if (!isEmail(email)) throw inputError('Enter a valid email address.')
  if (customerId === null && model.settings.config.guest_newsletter === false) {
    throw inputError('Guests can not subscribe to the newsletter. You must create an account to subscribe.')
  }
  // The store checks `isEmailAvailable`, which from 2.4.7 on is true for everybody unless the merchant wants otherwise.
  const isRevealed = !reaches(level, '2.4.7') || model.settings.config.guest_checkout_login === true
  const owner = customerId !== null && isRevealed ? await customerByEmail(email, db) : null
  if (owner && owner.id !== customerId) {
    if (reaches(level, '2.4.9')) throw inputError(context.text('notSubscribed'))
    throw storeError('graphql-already-exists', 'This email address is already assigned to another user.')
  }
  if (await isSubscribed(email, db)) {
    throw storeError('graphql-already-exists', 'This email address is already subscribed.')
  }
}

/** The address in mails that ends a subscription. */
async function unsubscribePath(email: string, db: Queryable): Promise<string> {
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
