import type { ShopSettings } from '../../config.ts'
import { takenBy } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentMethod, PaymentPlan } from '../../graphql/shop-schema.generated.ts'
import { offline, paymentTitle } from './offline.ts'
import type { OfferSettings, PaymentAdapter } from './payment-adapter.ts'

/** The ways to pay without a provider, and those of the extensions that the site takes. */
function adaptersOf(shop: Pick<ShopSettings, 'extensions'>): PaymentAdapter[] {
  return [offline, ...takenBy(shop).flatMap(({ payments = [] }) => payments)]
}

/**
 * Throws for a way to pay that lacks what the checkout calls, or whose name another has: the shop does not start with it, so that no shopper finds out.
 */
export function checkAdapters(extensions: readonly { name: string; payments?: readonly PaymentAdapter[] }[]): void {
  const known = new Map([[offline.name, 'the core']])
  for (const { name: extension, payments = [] } of extensions) {
    for (const [index, adapter] of payments.entries()) {
      const wrong = (what: string) => new Error(`extension ${extension}: payments[${index}].${what}`)
      const missing = (['kindOf', 'choose', 'place'] as const).find((one) => typeof adapter[one] !== 'function')
      if (missing) throw wrong(`${missing} has to be a function`)
      if (!/^[a-z][a-z\d-]*$/.test(adapter.name ?? ''))
        throw wrong('name has to be of lower-case letters, digits and hyphens: it is a part of an address')
      const other = known.get(adapter.name)
      if (other) throw wrong(`name: ${other} has a way to pay of the name ${adapter.name}`)
      known.set(adapter.name, `extension ${extension}`)
    }
  }
}

/** Those whose shoppers come back from a page of theirs. */
export function adaptersWithPage(shop: Pick<ShopSettings, 'extensions'>): PaymentAdapter[] {
  return adaptersOf(shop).filter(({ page }) => page !== undefined)
}

/** The adapter that serves a method; undefined for a method of a module that the shop does not know. */
export function adapterOf(code: string, offer: OfferSettings): PaymentAdapter | undefined {
  return adaptersOf(offer.shop).find((adapter) => adapter.kindOf(code, offer) !== null)
}

/** The ways to pay a cart in parts, at all providers that the shop has. */
export async function plansOf(cartId: string, context: RequestContext): Promise<PaymentPlan[]> {
  const adapters = adaptersOf(context.shop)
  const found = await Promise.all(adapters.map(async (adapter) => (await adapter.plans?.(cartId, context)) ?? []))
  return found.flat()
}

export type AdapterWithCards = PaymentAdapter & Required<Pick<PaymentAdapter, 'saved'>>

/** Those whose providers keep cards of customers, at this store. */
export function adaptersWithCards(offer: OfferSettings): AdapterWithCards[] {
  return adaptersOf(offer.shop).filter(
    (adapter): adapter is AdapterWithCards => adapter.saved?.isActive(offer) === true,
  )
}

/** The methods a shopper can choose from: only the free one where nothing is to pay, never that one where something is. */
export function offeredMethods(
  methods: readonly ({ code: string; title: string } | null)[],
  isFree: boolean,
  offer: OfferSettings,
): PaymentMethod[] {
  return methods.flatMap((method) => {
    const kind = method && adapterOf(method.code, offer)?.kindOf(method.code, offer)
    return method && kind && (kind === 'FREE') === isFree
      ? { code: method.code, title: paymentTitle(method), kind }
      : []
  })
}
