import { carts, customers, type RequestContext, t } from 'musette/server'
import type { Resolvers, StripePaymentMethod } from '../schema.generated.ts'
import {
  DeleteStripeSavedMethod,
  StripeSavedMethods,
  type StripeSavedMethodsMutation,
} from './magento/stripe.generated.ts'

type SavedMethod = NonNullable<NonNullable<StripeSavedMethodsMutation['listStripePaymentMethods']>[number]>

/** The module lists no more. */
const MAX_METHODS = 30
const MAX_LABEL = 100

/** The module names cards by their digits alone. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'CB',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

export const savedMethodResolvers: Resolvers = {
  Customer: {
    stripePaymentMethods: async (_, __, context) => (await savedMethods(context))?.map(mapMethod) ?? null,
  },
  Mutation: {
    deleteStripePaymentMethod: (_, { id }, context) => remove(id, context),
  },
}

export function hasSavedMethods({ upstream }: Pick<RequestContext, 'upstream'>): boolean {
  return upstream.has('Mutation.listStripePaymentMethods')
}

async function savedMethods(context: RequestContext): Promise<SavedMethod[] | null> {
  if (!hasSavedMethods(context) || !context.signIn.token()) return null
  const response = await context.upstream.send(StripeSavedMethods, {})
  const methods = response.listStripePaymentMethods ?? []
  return methods.filter((method): method is SavedMethod => method !== null).slice(0, MAX_METHODS)
}

function mapMethod({ id, label, brand, exp_month: month, exp_year: year }: SavedMethod): StripePaymentMethod {
  const name = brand ? (BRANDS[brand] ?? '') : ''
  return {
    id,
    label: shortened(`${name} ${label ?? ''}`.trim() || id),
    expires: month && year ? `${year}-${String(month).padStart(2, '0')}` : null,
  }
}

/** Never more than the last four digits, whatever a module writes. */
function shortened(label: string): string {
  return label
    .slice(0, MAX_LABEL)
    .replace(/\d(?:[ -]?\d){4,}/g, (digits) => `•••• ${digits.replace(/\D/g, '').slice(-4)}`)
}

/** One of the customer's own only: the module would take the id of anybody's. */
async function remove(id: string, context: RequestContext): Promise<customers.RequestResult> {
  const method = (await savedMethods(context))?.find((one) => one.id === id)
  if (!method) return resultOf(customers.refused(t('stripe.gone')))
  try {
    await context.upstream.send(DeleteStripeSavedMethod, { id, fingerprint: method.fingerprint ?? null })
    return resultOf(customers.accepted)
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return resultOf(customers.refused(t('stripe.notDeleted')))
  }
}

function resultOf(outcome: customers.Outcome): customers.RequestResult {
  return { __typename: 'RequestSuccess', ...outcome }
}
