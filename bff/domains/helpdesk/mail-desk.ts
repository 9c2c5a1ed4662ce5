import { createHash } from 'node:crypto'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import type { Letter } from '../../mail/letter.ts'
import { MailRefused } from '../../mail/mail-queue.ts'
import { emailFault } from '../customer/check-entry.ts'
import { refused } from '../customer/customer-result.ts'
import type { CustomerModel } from '../customer/customer-model.ts'
import { customerService } from '../customer/customer-service.ts'
import type { HelpdeskPort, Question } from './helpdesk-port.ts'

/** Ms in which the same question counts as sent twice. Asked again later, it is one that nobody has answered. */
const REPEAT_WINDOW = 24 * 3_600_000

/** Questions go to the merchant by mail, who answers the customer from there. */
export function mailDesk(context: RequestContext): HelpdeskPort {
  const { shop, shared, guards } = context
  return {
    departments: async () => [],
    async ask(question) {
      const customer = await customerService(context).read()
      const email = customer.email ?? ''
      if (!shared.mails || emailFault(email) !== null) return refused(impossible(shop))
      // Files are large, and the mails that wait have one bound for all.
      if (!(await guards.attempts.take(`question ${email}`))) return refused(t('helpdesk.tooOften'))
      const digest = digestOf(question, email, shop)
      const post = (more: string[]) =>
        shared.mails?.post(shop, () => letterOf(question, { ...customer, email }, shop, [digest, ...more]))
      try {
        const first = await post([])
        const age = Date.now() - (first?.acceptedAt.getTime() ?? 0)
        if (age > REPEAT_WINDOW) await post([String(Math.trunc(age / REPEAT_WINDOW))])
        return null
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error
        return refused(impossible(shop))
      }
    },
    tickets: null,
  }
}

type Asker = CustomerModel & { email: string }

function letterOf({ subject, message, files }: Question, asker: Asker, shop: ShopSettings, key: string[]): Letter {
  const name = [asker.firstname, asker.lastname].filter(Boolean).join(' ')
  return {
    kind: 'question',
    key,
    to: shop.merchantEmail,
    replyTo: asker.email,
    subject,
    parts: [
      t('helpdesk.mail.lead'),
      {
        rows: [
          [t('helpdesk.mail.customer'), `${name} (${asker.email})`],
          [t('helpdesk.mail.subject'), subject],
        ],
      },
      message,
    ],
    attachments: files.map(({ name: fileName, content, contentType }) => ({ name: fileName, content, contentType })),
  }
}

function digestOf({ subject, message, files }: Question, email: string, { shopId }: ShopSettings): string {
  const said = [shopId, email.toLowerCase(), subject, message, files.map(({ name, content }) => [name, content])]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** How else to reach the shop. */
function impossible({ phone, email }: ShopSettings): string {
  return t('contact.impossible', { contacts: [email, phone].filter(Boolean).join(', ') || t('contact.byPost') })
}
