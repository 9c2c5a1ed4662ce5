import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { contactHandler, activeExtensions } from '../../extensions.ts'
import { canWithdraw } from '../orders/withdraw.ts'
import { hasCarrierPoints } from '../checkout/pickup-points.ts'
import { flagsOf, type StoreContext, storeOf } from './store-loaders.ts'
import { takesCredit } from '../store-credit/credit-history.ts'
import { hasSavedCards } from '../payment/saved-cards.ts'

type Feature = (context: StoreContext) => Promise<boolean> | boolean

const features: ReadonlyMap<string, Feature> = new Map<string, Feature>([
  ['wishlist', async (context) => (await storeOf(context)).wishlist],
  ['priceHistory', async (context) => (await flagsOf(context)).priceHistory],
  ['reviews', async (context) => (await storeOf(context)).reviews],
  [
    'guestReviews',
    async (context) => {
      const { reviews, guestReviews } = await storeOf(context)
      return reviews && guestReviews
    },
  ],
  ['contact', async (context) => contactHandler(context) !== undefined || (await flagsOf(context)).contact],
  ['newsletter', async (context) => (await flagsOf(context)).newsletter],
  ['orderCancellation', async (context) => (await flagsOf(context)).orderCancellation],
  [
    'guestOrderCancellation',
    async (context) =>
      context.upstream.has('Mutation.requestGuestOrderCancel') && (await flagsOf(context)).orderCancellation,
  ],
  ['guestCheckout', async (context) => (await flagsOf(context)).guestCheckout],
  ['guestOrders', ({ upstream }) => upstream.has('Query.guestOrder')],
  ['withdrawal', canWithdraw],
  ['pickupPoints', hasCarrierPoints],
  ['deliveryEstimate', ({ upstream }) => upstream.has('Mutation.estimateShippingMethods')],
  ['storeCredit', ({ upstream }) => takesCredit(upstream)],
  ['savedCards', hasSavedCards],
])

/** Returns the names of all features. */
export function featureNames(shop: Pick<ShopSettings, 'extensions'>): string[] {
  return [...features.keys(), ...activeExtensions(shop).flatMap((extension) => Object.keys(extension.features ?? {}))]
}

/** Returns the names of the features that the store offers. */
export async function activeFeatures(context: RequestContext): Promise<string[]> {
  const names = featureNames(context.shop)
  const found = await Promise.all(
    names.map((name) =>
      isFeatureActive(name, context).catch((error: unknown) => {
        if (!(error instanceof UpstreamError)) throw error
        // A page works without one feature. The failed read keeps the page out of the caches.
        return false
      }),
    ),
  )
  return names.filter((_name, index) => found[index])
}

/** Whether the store offers a feature; false for unknown names. */
export async function isFeatureActive(name: string, context: StoreContext): Promise<boolean> {
  const feature = features.get(name)
  if (feature) return feature(context)
  // Own members only: `constructor` is a member of every object.
  const [, own] = activeExtensions(context.shop)
    .flatMap((extension) => Object.entries(extension.features ?? {}))
    .find(([known]) => known === name) ?? [name]
  return (await own?.isActive(context)) ?? false
}
