import type { RequestContext } from '../graphql/context.ts'
import { clientBlock } from '../http/client-network.ts'
import type { Letter } from '../mail/letter.ts'
import { MailRefused } from '../mail/mail-queue.ts'

/** Posts a mail of the shop that a visitor causes. Null where it cannot be stored, or the visitor's network has its share waiting. */
export async function postMail(
  compose: (acceptedAt: Date) => Letter,
  { shared, shop, address }: RequestContext,
): Promise<{ acceptedAt: Date; isNew: boolean } | null> {
  try {
    return (await shared.mails?.post(shop, compose, clientBlock(address))) ?? null
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    return null
  }
}
