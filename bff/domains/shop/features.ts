import type { ShopSettings } from '../../config.ts'
import { isAtLeast } from '../../magento/levels.ts'
import { withdrawalWay } from '../orders/withdraw.ts'
import { returnsKind } from '../returns/returns-kind.ts'
import { hasExtension } from './extensions.ts'
import type { StoreLoaders } from './store-loaders.ts'

type Feature = (loaders: StoreLoaders, shop: ShopSettings) => Promise<boolean> | boolean

/** Whether a declaration of withdrawal reaches the shop from here. */
const withdrawal: Feature = async ({ flags }, shop) => (await withdrawalWay({ shop, flags })) !== null

const features: ReadonlyMap<string, Feature> = new Map<string, Feature>([
  ['wishlist', async ({ store }) => (await store()).wishlist],
  ['sharedWishlist', async ({ store }, shop) => hasExtension(shop, 'shared-wishlist') && (await store()).wishlist],
  ['stockAlerts', (_, shop) => hasExtension(shop, 'stock-alerts')],
  ['reviews', async ({ store }) => (await store()).reviews],
  [
    'guestReviews',
    async ({ store }) => {
      const { reviews, guestReviews } = await store()
      return reviews && guestReviews
    },
  ],
  ['contact', async ({ flags }) => (await flags()).contact],
  ['newsletter', async ({ flags }) => (await flags()).newsletter],
  ['orderCancellation', async ({ flags }) => (await flags()).orderCancellation],
  [
    'guestOrderCancellation',
    async ({ flags }, { level }) => isAtLeast(level, '2.4.8') && (await flags()).orderCancellation,
  ],
  ['guestCheckout', async ({ flags }) => (await flags()).guestCheckout],
  ['guestOrders', (_, { level }) => isAtLeast(level, '2.4.7')],
  ['withdrawal', withdrawal],
  ['helpdesk', (_, shop) => hasExtension(shop, 'helpdesk')],
  ['pickupPoints', (_, shop) => hasExtension(shop, 'pickup-points')],
  ['deliveryEstimate', (_, { level }) => isAtLeast(level, '2.4.7')],
  ['returns', (_, shop) => returnsKind(shop) !== null],
  ['storeCredit', (_, { edition }) => edition === 'commerce'],
])

/** All that can be asked about. */
export const featureNames: readonly string[] = [...features.keys()]

/** Whether the store offers a feature; false for names nobody knows. */
export async function isFeatureActive(name: string, loaders: StoreLoaders, shop: ShopSettings): Promise<boolean> {
  return (await features.get(name)?.(loaders, shop)) ?? false
}
