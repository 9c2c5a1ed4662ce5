import { isAtLeast } from '../../magento/levels.ts'
import { withdrawalWay } from '../orders/withdraw.ts'
import { hasExtension } from './extensions.ts'
import { flagsOf, type StoreContext, storeOf } from './store-loaders.ts'
import { returnsKind } from '../returns/returns-port.ts'

type Feature = (context: StoreContext) => Promise<boolean> | boolean

/** Whether a declaration of withdrawal reaches the shop from here. */
const withdrawal: Feature = async (context) => (await withdrawalWay(context)) !== null

const features: ReadonlyMap<string, Feature> = new Map<string, Feature>([
  ['wishlist', async (context) => (await storeOf(context)).wishlist],
  [
    'sharedWishlist',
    async (context) => hasExtension(context.shop, 'shared-wishlist') && (await storeOf(context)).wishlist,
  ],
  ['stockAlerts', ({ shop }) => hasExtension(shop, 'stock-alerts')],
  ['reviews', async (context) => (await storeOf(context)).reviews],
  [
    'guestReviews',
    async (context) => {
      const { reviews, guestReviews } = await storeOf(context)
      return reviews && guestReviews
    },
  ],
  ['contact', async (context) => (await flagsOf(context)).contact],
  ['newsletter', async (context) => (await flagsOf(context)).newsletter],
  ['orderCancellation', async (context) => (await flagsOf(context)).orderCancellation],
  [
    'guestOrderCancellation',
    async (context) => isAtLeast(context.shop.level, '2.4.8') && (await flagsOf(context)).orderCancellation,
  ],
  ['guestCheckout', async (context) => (await flagsOf(context)).guestCheckout],
  ['guestOrders', ({ shop }) => isAtLeast(shop.level, '2.4.7')],
  ['withdrawal', withdrawal],
  ['helpdesk', ({ shop }) => hasExtension(shop, 'helpdesk')],
  ['pickupPoints', ({ shop }) => hasExtension(shop, 'pickup-points')],
  ['deliveryEstimate', ({ shop }) => isAtLeast(shop.level, '2.4.7')],
  ['returns', ({ shop }) => returnsKind(shop) !== null],
  ['storeCredit', ({ shop }) => shop.edition === 'commerce'],
])

/** All that can be asked about. */
export const featureNames: readonly string[] = [...features.keys()]

/** Whether the store offers a feature; false for unknown names. */
export async function isFeatureActive(name: string, context: StoreContext): Promise<boolean> {
  return (await features.get(name)?.(context)) ?? false
}
