import type { Context, TypeResolvers } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError, storeError } from '../errors.ts'
import { type Outbox, sendMail } from '../mailbox/mail.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { customerByEmail } from './find.ts'
import { newsletterMail } from './mails.ts'
import { unsubscribePath } from './newsletter-links.ts'
import { isEmail } from './person.ts'

/** Subscribers a store keeps; more are refused, since anybody may subscribe any address. */
const MAX_SUBSCRIBERS = 100_000

/** The newsletter; switched off in the store, it still answers SUBSCRIBED. */
export const newsletterMutations: TypeResolvers = {
  subscribeEmailToNewsletter: async (_: unknown, { email: given }: { email: string }, context: Context) => {
    checkCaptcha('NEWSLETTER', context)
    const email = given.trim()
    await checkAddress(email, context)
    const { rows } = await context.db.query<{ count: number }>(
      'select count(*)::int as count from newsletter_subscriber',
    )
    if ((rows[0]?.count ?? 0) >= MAX_SUBSCRIBERS) throw inputError('Cannot create a newsletter subscription.')
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

/** Subscribes or unsubscribes an address; tells whether that changed anything. */
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

/** Checks of a real store; they tell whoever asks which addresses are known. */
async function checkAddress(email: string, context: Context): Promise<void> {
  const { db, customerId, model } = context
  if (!email) throw inputError('You must specify an email address to subscribe to a newsletter.')
  if (!isEmail(email)) throw inputError('Enter a valid email address.')
  if (customerId === null && model.settings.config.guest_newsletter === false) {
    throw inputError('Guests can not subscribe to the newsletter. You must create an account to subscribe.')
  }
  const owner = await customerByEmail(email, db)
  if (customerId !== null && owner && owner.id !== customerId) {
    throw storeError('graphql-already-exists', 'This email address is already assigned to another user.')
  }
  if (await isSubscribed(email, db)) {
    throw storeError('graphql-already-exists', 'This email address is already subscribed.')
  }
}
