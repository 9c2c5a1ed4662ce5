import { createHash } from 'node:crypto'
import { contact, customers, type RequestContext, type ShopSettings, t } from 'musette/server'
import type { Asker, Question } from './helpdesk-port.ts'

/** Ms in which the same question counts as sent twice. Asked again later, it is new: nobody has answered it. */
const REPEAT_WINDOW = 24 * 3_600_000

/** Sends a question to the merchant, who answers by mail. */
export async function mailQuestion(question: Question, context: RequestContext): Promise<customers.Outcome | 'taken'> {
  const { shop, shared } = context
  if (!shared.mails || customers.emailFault(question.asker.email) !== null)
    return customers.refused(contact.otherContactWays(shop))
  const digest = digestOf(question, shop)
  const post = (more: string[]) => contact.postMail(() => draftOf(question, shop, [digest, ...more]), context)
  const first = await post([])
  const age = Date.now() - (first?.acceptedAt.getTime() ?? 0)
  const isRepeated = first !== null && age > REPEAT_WINDOW
  const kept = isRepeated ? await post([String(Math.trunc(age / REPEAT_WINDOW))]) : first
  return kept ? 'taken' : customers.refused(contact.otherContactWays(shop))
}

function draftOf(question: Question, shop: ShopSettings, key: string[]): contact.MailDraft {
  const { asker, subject, message, files } = question
  return {
    kind: 'question',
    key,
    to: shop.merchantEmail,
    replyTo: asker.email,
    subject,
    parts: [
      t(asker.isCustomer ? 'helpdesk.mail.lead' : 'helpdesk.mail.guestLead'),
      {
        rows: [
          [t('helpdesk.mail.customer'), `${nameOf(asker)} (${asker.email})`],
          ...(asker.telephone ? ([[t('helpdesk.mail.telephone'), asker.telephone]] as const) : []),
          [t('helpdesk.mail.subject'), subject],
        ],
      },
      message,
    ],
    attachments: files.map(({ name: fileName, content, contentType }) => ({ name: fileName, content, contentType })),
  }
}

export function nameOf({ firstname, lastname }: Asker): string {
  return [firstname, lastname].filter(Boolean).join(' ')
}

/** Returns a digest, the same for the same question of the same person. */
export function digestOf({ asker, subject, message, files }: Question, { shopId }: ShopSettings): string {
  const said = [shopId, asker.email.toLowerCase(), subject, message, files.map(({ name, content }) => [name, content])]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** Returns the message, preceded by the telephone number if there is one: help desks outside of the store have no field for it. */
export function messageWithTelephone({ asker: { telephone }, message }: Question): string {
  return telephone
    ? `${t('labelled', { label: t('helpdesk.mail.telephone'), value: telephone })}\n\n${message}`
    : message
}
