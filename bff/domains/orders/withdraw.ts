import { createHash } from 'node:crypto'
import { longMoments } from '../../../schema/long-moments.ts'
import { WITHDRAWAL_LIMITS } from '../../../schema/field-limits.ts'
import { TIME_ZONE } from '../../../schema/shop-constants.ts'
import type { ShopSettings } from '../../config.ts'
import type { WithdrawalDeclaration, WithdrawalRecord, WithdrawalHandler } from '../../extension.ts'
import { withdrawalHandlers } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type {
  FieldError,
  WithdrawalInput,
  WithdrawalReceipt,
  WithdrawalSuccess,
} from '../../graphql/shop-schema.generated.ts'
import type { MailDraft, MailPart } from '../../mail/compose-mail.ts'
import type { SendOptions } from '../../magento/upstream.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { emailFault } from '../customer/check-entry.ts'
import { postMail } from '../post-mail.ts'
import { flagsOf, type StoreContext } from '../shop/store-loaders.ts'
import { saveOrderLookup, saveWithdrawal } from './order-lookup.ts'
import { lastOrder } from './last-order.ts'
import { OrderAddress } from './magento/order-address.generated.ts'
import { TellShop } from './magento/contact-us.generated.ts'
import { number as numberText, perLocale } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'

/** Whether the shop can deliver a declaration of withdrawal to the merchant. */
export async function canWithdraw(context: StoreContext): Promise<boolean> {
  return Boolean(context.shared?.mails) || withdrawalHandlers(context).length > 0 || (await flagsOf(context)).contact
}

/**
 * «Renoncer au contrat ici»: no order is looked up, because a declaration needs no permission and the response must not
 * reveal which orders exist.
 */
export async function withdraw(given: WithdrawalInput, context: RequestContext): Promise<WithdrawalSuccess> {
  const input = declarationOf(given)
  const errors = faultsOf(input)
  const [fault] = errors
  if (fault) return resultOf({ errorMessage: fault.message, errors })
  const isOwn = await isOwnOrder(input, context)
  const proven = isOwn ? {} : await captchaService(context).check('WITHDRAWAL', given.captcha)
  if (!proven) return resultOf({ errorMessage: t('captcha.refused') })
  if (!(await context.guards.mails.maySend(context.address)))
    return resultOf({ errorMessage: impossible(context.shop) })
  const declaration = { ...input, digest: digestOf(input, context.shop), isOwn, proven }
  const receipt = context.shared.mails ? await byMail(declaration, context) : await throughStore(declaration, context)
  if (!receipt) return resultOf({ errorMessage: impossible(context.shop) })
  saveOrderLookup(context.session, { number: input.orderNumber, email: input.email, name: input.name })
  // Of a part of the order, others may still be sent back: its page goes on offering that.
  if (!input.items) saveWithdrawal(context.session, input.orderNumber, receipt.receivedAt)
  return resultOf({ receipt })
}

/** `isOwn`: the order is the session's, and has this address. */
type Declaration = WithdrawalDeclaration & { digest: string; isOwn: boolean; proven: Pick<SendOptions, 'captcha'> }

/** Whether the order belongs to the browser or the customer. Any other address was only typed, so its owner is unknown. */
async function isOwnOrder({ orderNumber, email }: WithdrawalDeclaration, context: RequestContext): Promise<boolean> {
  const { session, signIn, upstream } = context
  const isIt = (order: { number: string; email?: string | null } | null | undefined) =>
    order?.number === orderNumber && order.email?.toLowerCase() === email.toLowerCase()
  if (isIt(lastOrder(session))) return true
  if (!signIn.token()) return false
  try {
    const { customer } = await upstream.send(OrderAddress, { number: orderNumber })
    return customer?.orders?.items.some(isIt) ?? false
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return false
  }
}

/**
 * Sends the declaration by mail, which is the receipt. The merchant's mail is stored first, because a shopper must not
 * get a receipt of something that the merchant never gets. A repeated declaration has the receipt of the first one.
 */
async function byMail(declaration: Declaration, context: RequestContext): Promise<WithdrawalReceipt | null> {
  const { log } = context
  const notice = await postMail((at) => noticeMail(declaration, at, context.shop), context)
  if (!notice) return null
  const { acceptedAt, isNew } = notice
  // The merchant's mail has no limit: strangers could exhaust the limit of somebody else's address.
  const isMailed =
    (await context.guards.mails.mayReach(declaration.email)) &&
    (await postMail(() => receiptMail(declaration, acceptedAt, context.shop), context)) !== null
  if (isNew)
    await recordAtStore(declaration, context).catch((error: unknown) =>
      log.error({ err: error }, 'a withdrawal could not be told to the store'),
    )
  return receiptOf(declaration, { receivedAt: acceptedAt.toISOString(), isMailed })
}

/** Records the declaration in the store, in addition to the mails; the merchant has it in any case. */
async function recordAtStore(declaration: Declaration, context: RequestContext): Promise<void> {
  const handler = withdrawalHandlers(context).find((one) => isFor(one, declaration))
  await handler?.record(declaration, context)
}

/** Sends the declaration through the store, for shops without mails: by the first way that the store does not refuse. */
async function throughStore(declaration: Declaration, context: RequestContext): Promise<WithdrawalReceipt | null> {
  const handlers = withdrawalHandlers(context).filter((handler) => isFor(handler, declaration))
  const hasForm = (await flagsOf(context)).contact
  const ways = hasForm ? [...handlers, contactForm(declaration.proven)] : handlers
  for (const { name, record } of ways) {
    try {
      // A repeated declaration returns the same receipt and is not sent again.
      const recorded = await orderPlacementOf(context.shared).placed.receipt(
        `${name}:${declaration.digest}`,
        async () => JSON.stringify(await record(declaration, context)),
      )
      return receiptOf(declaration, JSON.parse(recorded) as WithdrawalRecord)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  return null
}

function isFor({ isForWholeOrders = false }: WithdrawalHandler, { items }: Declaration): boolean {
  return items === null || !isForWholeOrders
}

/** Returns the contact form as a handler, which every store has. */
function contactForm(proven: Declaration['proven']): Pick<WithdrawalHandler, 'name' | 'record'> {
  return {
    name: 'contact',
    async record({ name, email, orderNumber, items }, { upstream }) {
      const comment = t('orders.withdrawal', { orderNumber, items: items ?? t('orders.wholeOrder') })
      // Without the key `telephone` the store's mail has no text at all.
      await upstream.send(TellShop, { input: { name, email, telephone: '', comment } }, proven)
      return { receivedAt: new Date().toISOString(), isMailed: false }
    },
  }
}

function receiptOf(declaration: Declaration, recorded: WithdrawalRecord): WithdrawalReceipt {
  const { digest, name, email, orderNumber, items } = declaration
  return { number: numberOf(digest), ...recorded, name, email, orderNumber, items }
}

/**
 * Returns the shopper's mail: the durable proof, with content, date and time (French consumer code, L. 221-21). If the address is not known to belong
 * to the order, the mail contains nothing that the sender wrote: the full receipt is on screen, for download.
 */
function receiptMail(declaration: Declaration, at: Date, { email: contact, name: shop }: ShopSettings): MailDraft {
  const { digest, name, email, isOwn } = declaration
  const own: MailPart[] = [
    t('withdrawal.mail.greeting', { name }),
    t('withdrawal.mail.received'),
    t('withdrawal.statement'),
    contentOf(declaration, at),
    t('withdrawal.mail.next'),
  ]
  const typed: MailPart[] = [
    t('withdrawal.mail.greetingTyped'),
    t('withdrawal.mail.receivedTyped'),
    { rows: receiptRows(declaration, at) },
    t('withdrawal.mail.textElsewhere'),
    t('withdrawal.mail.notYours'),
  ]
  return {
    kind: 'withdrawal-receipt',
    key: [digest],
    to: email,
    ...(contact !== null && { replyTo: contact }),
    subject: t('withdrawal.mail.subject', { number: numberOf(digest) }),
    parts: [...(isOwn ? own : typed), ...(shop ? [shop] : [])],
  }
}

function noticeMail(declaration: Declaration, at: Date, { merchantEmail }: ShopSettings): MailDraft {
  const { digest, email, orderNumber } = declaration
  return {
    kind: 'withdrawal-notice',
    key: [digest],
    to: merchantEmail,
    replyTo: email,
    subject: t('withdrawal.notice.subject', { orderNumber }),
    parts: [t('withdrawal.notice.lead'), contentOf(declaration, at)],
  }
}

const times = perLocale((locale) => longMoments(locale, { timeStyle: 'long', timeZone: TIME_ZONE }))

function receiptRows({ digest }: Declaration, at: Date): (readonly [string, string])[] {
  return [
    [t('withdrawal.mail.number'), numberOf(digest)],
    [t('withdrawal.mail.time'), times().format(at)],
  ]
}

function contentOf(declaration: Declaration, at: Date): MailPart {
  const { name, email, orderNumber, items } = declaration
  return {
    rows: [
      ...receiptRows(declaration, at),
      [t('withdrawal.name'), name],
      [t('withdrawal.email'), email],
      [t('orders.number'), orderNumber],
      [t('withdrawal.items'), items ?? t('withdrawal.wholeOrder')],
    ],
  }
}

function numberOf(digest: string): string {
  return digest.slice(0, 10).toUpperCase()
}

function digestOf({ name, email, orderNumber, items }: WithdrawalDeclaration, { shopId }: ShopSettings): string {
  const said = [shopId, name, email.toLowerCase(), orderNumber, items]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

function declarationOf({ name, email, orderNumber, items }: WithdrawalInput): WithdrawalDeclaration {
  return { name, email, orderNumber, items: items || null }
}

function faultsOf(input: WithdrawalDeclaration): FieldError[] {
  const fields = Object.entries(WITHDRAWAL_LIMITS) as [keyof WithdrawalDeclaration, number][]
  return fields.flatMap(([field, limit]) => {
    const text = input[field] ?? ''
    if (text === '') return field === 'items' ? [] : { field, message: t('field.missing') }
    if (text.length > limit) return { field, message: t('field.tooLong', { limit: numberText(limit) }) }
    const message = field === 'email' ? emailFault(text) : null
    return message === null ? [] : { field, message }
  })
}

function impossible({ phone, email }: ShopSettings): string {
  return t('orders.withdrawalImpossible', {
    contacts: [email, phone].filter(Boolean).join(', ') || t('contact.byPost'),
  })
}

function resultOf(outcome: Partial<Pick<WithdrawalSuccess, 'errorMessage' | 'errors' | 'receipt'>>): WithdrawalSuccess {
  const { errorMessage = null, errors = [], receipt = null } = outcome
  return { __typename: 'WithdrawalSuccess', success: errorMessage === null, errorMessage, errors, receipt }
}
