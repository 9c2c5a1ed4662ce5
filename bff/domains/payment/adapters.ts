import type { ShopSettings } from '../../config.ts'
import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { PaymentMethod, PaymentPlan } from '../../graphql/shop-schema.generated.ts'
import { offline, paymentTitle } from './offline.ts'
import type { OfferSettings, PaymentAdapter } from './payment-adapter.ts'

/** Returns the adapters for payments without a provider, and those of the extensions that the site uses. */
function adaptersOf(shop: Pick<ShopSettings, 'extensions'>): PaymentAdapter[] {
  return [offline, ...activeExtensions(shop).flatMap(({ payments = [] }) => payments)]
}

/** Throws for an incomplete adapter, or a name that is used twice, so that the shop does not start with it. */
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

/** Returns the adapters whose shoppers come back from a payment page. */
export function adaptersWithPage(shop: Pick<ShopSettings, 'extensions'>): PaymentAdapter[] {
  return adaptersOf(shop).filter(({ page }) => page !== undefined)
}

/** The adapter that serves a method; undefined for a method of a module that the shop does not know. */
export function adapterOf(code: string, offer: OfferSettings): PaymentAdapter | undefined {
  return adaptersOf(offer.shop).find((adapter) => adapter.kindOf(code, offer) !== null)
}

/** Returns the instalment plans for a cart, of all providers. */
export async function plansOf(cartId: string, context: RequestContext): Promise<PaymentPlan[]> {
  const adapters = adaptersOf(context.shop)
  const found = await Promise.all(adapters.map(async (adapter) => (await adapter.plans?.(cartId, context)) ?? []))
  return found.flat()
}

export type AdapterWithCards = PaymentAdapter & Required<Pick<PaymentAdapter, 'saved'>>

/** Returns the adapters whose providers save cards of customers, at this store. */
export function adaptersWithCards(offer: OfferSettings): AdapterWithCards[] {
  return adaptersOf(offer.shop).filter(
    (adapter): adapter is AdapterWithCards => adapter.saved?.isActive(offer) === true,
  )
}

/** Returns the methods that a shopper can choose: only the free one if nothing is to be paid, and never that one otherwise. */
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
