import type { RequestContext } from '../graphql/context.ts'
import { clientBlock } from '../http/client-network.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { MailRefused } from '../mail/mail-queue.ts'

/** Queues a mail of the shop that a visitor causes. Null if it cannot be stored, or if the share of the visitor's network is used up. */
export async function postMail(
  compose: (acceptedAt: Date) => MailDraft,
  { shared, shop, address }: RequestContext,
): Promise<{ acceptedAt: Date; isNew: boolean } | null> {
  try {
    return (await shared.mails?.post(shop, compose, clientBlock(address))) ?? null
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    return null
  }
}

/** As `postMail`, for a later day. Returns whether it could be stored. */
export async function scheduleMail(
  compose: (acceptedAt: Date) => MailDraft,
  due: Date,
  { shared, shop, address }: RequestContext,
): Promise<boolean> {
  try {
    await shared.mails?.schedule(shop, compose, due, clientBlock(address))
    return Boolean(shared.mails)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    return false
  }
}

/** Removes scheduled mails to an address that is no longer the customer's. */
export async function endScheduledMails(address: string | null, { shared, log }: RequestContext): Promise<void> {
  if (address === null) return
  await shared.mails?.unscheduleAll(address).catch((error: unknown) => {
    log.error({ err: error }, 'the scheduled mails of a customer could not be ended')
  })
}
