import { createHash } from 'node:crypto'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type {
  FieldError,
  WithdrawalInput,
  WithdrawalReceipt,
  WithdrawalSuccess,
} from '../../graphql/shop-schema.generated.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { orderPlacementOf } from '../checkout/order-placement.ts'
import { emailFault } from '../customer/check-entry.ts'
import { flagsOf, type StoreContext } from '../shop/store-loaders.ts'
import { storeInstant } from './map-order.ts'
import { TellShop } from './magento/contact-us.generated.ts'
import { DeclareWithdrawal } from './magento/withdrawal.generated.ts'
import { number } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'

const MAX_LENGTHS = { name: 100, email: 254, orderNumber: 50, items: 2000 } as const

/** How withdrawals are declared to this shop: through the store's module, through its contact form, or not at all. */
export async function withdrawalWay(context: StoreContext) {
  if (context.upstream.has('Mutation.declareWithdrawal')) return 'module'
  return (await flagsOf(context)).contact ? 'contact' : null
}

/**
 * «Renoncer au contrat ici»: no order is looked up, because a declaration needs no permission and the response must not
 * reveal which orders exist.
 */
export async function withdraw(given: WithdrawalInput, context: RequestContext): Promise<WithdrawalSuccess> {
  const input = trimmed(given)
  const errors = faultsOf(input)
  const [fault] = errors
  if (fault) return answer({ errorMessage: fault.message, errors })
  const way = await withdrawalWay(context)
  if (!way) return answer({ errorMessage: impossible(context.shop) })
  try {
    return answer({ receipt: way === 'module' ? await declare(input, context) : await writeToShop(input, context) })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return answer({ errorMessage: impossible(context.shop) })
  }
}

type Declaration = { name: string; email: string; orderNumber: string; items: string | null }

async function declare(input: Declaration, { upstream }: RequestContext): Promise<WithdrawalReceipt> {
  const { name, email, orderNumber, items } = input
  const { declareWithdrawal: answered } = await upstream.send(DeclareWithdrawal, {
    input: { name, email, order_number: orderNumber, ...(items && { items }) },
  })
  if (!answered) throw new Error('The store answered without a receipt')
  const { number, received_at, is_mailed } = answered
  return { number, receivedAt: storeInstant(received_at), ...input, isMailed: is_mailed }
}

/**
 * The store mails the declaration to the shop, and the shopper's receipt is the one on the screen. A repeated
 * declaration returns the same receipt and sends no second mail.
 */
async function writeToShop(input: Declaration, { shared, upstream }: RequestContext): Promise<WithdrawalReceipt> {
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('hex')
  const { name, email, orderNumber, items } = input
  const receivedAt = await orderPlacementOf(shared).placed.receipt(digest, async () => {
    const comment = t('orders.withdrawal', { orderNumber, items: items ?? t('orders.wholeOrder') })
    // Without the key `telephone` the store's mail has no text at all.
    await upstream.send(TellShop, { input: { name, email, telephone: '', comment } })
    return new Date().toISOString()
  })
  return { number: digest.slice(0, 10).toUpperCase(), receivedAt, ...input, isMailed: false }
}

function trimmed({ name, email, orderNumber, items }: WithdrawalInput): Declaration {
  return { name: name.trim(), email: email.trim(), orderNumber: orderNumber.trim(), items: items?.trim() || null }
}

function faultsOf(input: Declaration): FieldError[] {
  const fields = Object.entries(MAX_LENGTHS) as [keyof Declaration, number][]
  return fields.flatMap(([field, limit]) => {
    const text = input[field] ?? ''
    if (text === '') return field === 'items' ? [] : { field, message: t('field.missing') }
    if (text.length > limit) return { field, message: t('field.tooLong', { limit: number(limit) }) }
    const message = field === 'email' ? emailFault(text) : null
    return message === null ? [] : { field, message }
  })
}

function impossible({ phone, email }: ShopSettings): string {
  return t('orders.withdrawalImpossible', {
    contacts: [email, phone].filter(Boolean).join(', ') || t('contact.byPost'),
  })
}

function answer(outcome: Partial<Pick<WithdrawalSuccess, 'errorMessage' | 'errors' | 'receipt'>>): WithdrawalSuccess {
  const { errorMessage = null, errors = [], receipt = null } = outcome
  return { __typename: 'WithdrawalSuccess', success: errorMessage === null, errorMessage, errors, receipt }
}
