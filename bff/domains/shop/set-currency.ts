import type { RequestContext } from '../../graphql/context.ts'
import type { SetCurrencySuccess } from '../../graphql/shop-schema.generated.ts'

const UNKNOWN = 'Cette devise n’est pas proposée.'

/** Keeps the shopper's currency in the session; the store's own needs no keeping, so that such shoppers share what is kept for all. */
export async function setCurrency(wanted: string, { loaders, session }: RequestContext): Promise<SetCurrencySuccess> {
  const [store, currencies] = await Promise.all([loaders.store(), loaders.currencies()])
  const isKnown = wanted === store.currency || currencies.includes(wanted)
  if (isKnown) {
    session.set('currency', wanted === store.currency ? undefined : wanted)
    // The store tells groups apart in each currency by itself.
    session.set('priceGroup', undefined)
  }
  return {
    __typename: 'SetCurrencySuccess',
    success: isKnown,
    errorMessage: isKnown ? null : UNKNOWN,
    currentCurrency: session.data.currency ?? store.currency,
  }
}
