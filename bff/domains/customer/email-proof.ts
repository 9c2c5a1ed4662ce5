import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../../graphql/context.ts'
import { t } from '../../i18n/texts.ts'
import { otherContactWays } from '../contact/other-contact-ways.ts'
import { postMail } from '../post-mail.ts'
import { accepted, type CustomerResult, refused, type RequestResult } from './customer-result.ts'
import { customerService } from './customer-service.ts'
import { respond } from './sign-in.ts'

/**
 * Proof that a customer reads the mails of the account's address. The store has none: a customer may have changed the address to somebody else's, and
 * `confirmation_status` is about the account, not about this address. So the shop mails a code, and the session notes for which account and address
 * it was entered.
 */

/** Ms for which a code is valid, at least; at most twice that. */
const PERIOD = 30 * 60_000

/** Characters of a code, without those that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const CODE_LENGTH = 10

type Account = { id: string; email: string }

/** Returns the account's address if it is proven; look up data of an address only by this one. */
export async function provenEmail(context: RequestContext): Promise<string | null> {
  const account = await accountOf(context)
  return account && context.session.data.provenEmail === digestOf(account) ? account.email : null
}

/** Mails a code to the account's address. */
export async function requestEmailProof(context: RequestContext): Promise<RequestResult> {
  const { guards, shared, address, shop } = context
  const account = await accountOf(context)
  if (!account) return requestResult(refused(t('customer.signInFirst')))
  if (!shared.mails) return requestResult(refused(otherContactWays(shop)))
  if (!(await guards.mails.maySend(address)) || !(await guards.mails.mayReach(account.email)))
    return requestResult(refused(t('customer.tooManyCodes')))
  const [code = ''] = codesFor(account, shared.keys)
  const posted = await postMail(
    () => ({
      kind: 'email-proof',
      key: [randomUUID()],
      to: account.email,
      // Lists of mails and notifications show the subject and the first line.
      subject: t('customer.code.subject', { code }),
      parts: [
        { rows: [[t('customer.code.label'), code]] },
        t('customer.code.lead'),
        t('customer.code.notYours'),
        ...(shop.name ? [shop.name] : []),
      ],
    }),
    context,
  )
  return requestResult(posted ? accepted : refused(otherContactWays(shop)))
}

/** Checks the code that was mailed. */
export async function proveEmail(given: string, context: RequestContext): Promise<CustomerResult> {
  const { guards, session, shared } = context
  const account = await accountOf(context)
  if (!account) return respond(refused(t('customer.signInFirst')))
  if (!(await guards.attempts.take(`code ${account.id}`))) return respond(refused(t('customer.tooManyAttempts')))
  const code = given.replace(/[\s-]/g, '').toUpperCase()
  if (!codesFor(account, shared.keys).some((one) => isSame(one, code))) return respond(refused(t('customer.codeWrong')))
  session.set('provenEmail', digestOf(account))
  return respond(accepted)
}

async function accountOf(context: RequestContext): Promise<Account | null> {
  const { id, email } = await customerService(context).read()
  return id !== null && email !== null ? { id, email } : null
}

function digestOf({ id, email }: Account): string {
  return createHash('sha256')
    .update(JSON.stringify([id, email.toLowerCase()]))
    .digest('base64url')
}

/** Returns the codes of this period and of the last one, for each key. The first is the one to send. */
function codesFor(account: Account, secrets: readonly Buffer[]): string[] {
  const period = Math.floor(Date.now() / PERIOD)
  return secrets.flatMap((secret) => [period, period - 1].map((one) => codeOf(account, secret, one)))
}

function codeOf(account: Account, secret: Buffer, period: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'musette email proof', 32))
  const bytes = createHmac('sha256', key)
    .update(`${period} ${digestOf(account)}`)
    .digest()
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

function requestResult(outcome: Parameters<typeof respond>[0]): RequestResult {
  return { __typename: 'RequestSuccess', ...outcome }
}
