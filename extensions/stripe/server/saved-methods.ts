import type { payments, RequestContext, ShopTypes } from 'musette/server'
import {
  DeleteStripeSavedMethod,
  StripeSavedMethods,
  type StripeSavedMethodsMutation,
} from './magento/stripe.generated.ts'

type SavedMethod = NonNullable<NonNullable<StripeSavedMethodsMutation['listStripePaymentMethods']>[number]>

/** Brand names: the module's own labels only have the digits. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'CB',
  mastercard: 'Mastercard',
  visa: 'Visa',
}

/** A customer's cards at Stripe, which are offered on Stripe's page. */
export const savedMethods: payments.SavedCards = {
  isActive: ({ upstream }) => upstream.has('Mutation.listStripePaymentMethods'),
  list: async (context) => (await methodsOf(context)).map(mapMethod),
  async remove(id, context) {
    const method = (await methodsOf(context)).find((one) => one.id === id)
    if (!method) return false
    await context.upstream.send(DeleteStripeSavedMethod, { id, fingerprint: method.fingerprint ?? null })
    return true
  },
}

async function methodsOf({ upstream }: RequestContext): Promise<SavedMethod[]> {
  const methods = (await upstream.send(StripeSavedMethods, {})).listStripePaymentMethods ?? []
  return methods.filter((method): method is SavedMethod => method !== null)
}

function mapMethod({ id, label, brand, exp_month: month, exp_year: year }: SavedMethod): ShopTypes.SavedCard {
  const name = brand ? (BRANDS[brand] ?? '') : ''
  return {
    id,
    label: `${name} ${label ?? ''}`.trim() || id,
    expires: month && year ? `${year}-${String(month).padStart(2, '0')}` : null,
    method: null,
  }
}
