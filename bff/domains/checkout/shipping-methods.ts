import { LRUCache } from 'lru-cache'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ShippingMethod, TaxedPrice } from '../../graphql/shop-schema.generated.ts'
import { methodId, shippingPrice } from '../cart/shipping-price.ts'
import type { StoreCart } from '../cart/store-cart.ts'
import type { PriceSettings } from '../catalog/map-prices.ts'
import { DEFAULT_CURRENCY } from '../money.ts'
import { storeMessage } from '../store-messages.ts'
import type { StoreShippingMethod } from './checkout-model.ts'
import { number } from '../../i18n/locale.ts'
import { t } from '../../i18n/texts.ts'
import { arrivalsBy } from '../delivery/arrivals.ts'
import { lineQuantity } from '../cart/map-cart.ts'
import type { PickupContext } from './pickup-adapter.ts'
import { needsPoint } from './pickup-points.ts'

export type OfferedMethods = {
  methods: ShippingMethod[]
  /** Messages for shoppers about methods that are not offered. */
  notes: string[]
}

/** What determines which methods are offered, and how. */
export type OfferContext = PickupContext & {
  shop: Pick<ShopSettings, 'arrival' | 'pickupMaxWeight'>
  settings: PriceSettings
  /** Whether tax is paid at the destination. */
  isTaxed: boolean
  /** Whether all goods of the cart are shipped without delay. Otherwise no day of arrival is shown. */
  leavesAsUsual: boolean
} & Pick<RequestContext, 'log'>

/** Methods whose absence was logged. Each is logged once an hour. */
const logged = new LRUCache<string, true>({ max: 100, ttl: 3_600_000 })

/**
 * The methods of the store that can be chosen. Left out are those that the store calls unavailable, those to pickup points that no extension can list, and
 * those for which the parcel is too heavy.
 */
export function offeredShippingMethods(
  offered: readonly (StoreShippingMethod | null)[] | null,
  kilograms: number,
  context: OfferContext,
): OfferedMethods {
  const methods: ShippingMethod[] = []
  const notes = new Set<string>()
  for (const method of offered ?? []) {
    if (!method) continue
    const price = priceOf(method, context)
    if (!method.available || !method.method_code || !price) {
      const reason = method.error_message ? storeMessage(method.error_message) : ''
      notes.add(
        reason
          ? t('labelled', { label: method.carrier_title, value: reason })
          : t('checkout.unavailable', { method: method.carrier_title }),
      )
      continue
    }
    const isToPoint = needsPoint(method.carrier_code, method.method_code, context)
    if (isToPoint === null) {
      logWithheld(methodId(method.carrier_code, method.method_code), context)
      continue
    }
    const mapped = mapMethod({ ...method, method_code: method.method_code }, price, isToPoint, context)
    if (mapped.needsPickupPoint && kilograms > context.shop.pickupMaxWeight) {
      notes.add(
        t('labelled', {
          label: mapped.carrierTitle,
          value: t('checkout.tooHeavy', {
            kilograms: number(kilograms, 1),
            limit: number(context.shop.pickupMaxWeight, 1),
          }),
        }),
      )
    } else {
      methods.push(mapped)
    }
  }
  return { methods, notes: [...notes] }
}

function logWithheld(method: string, { log }: OfferContext): void {
  if (logged.has(method)) return
  logged.set(method, true)
  log.warn({ method }, 'a delivery method to pickup points is not offered: no extension can name its points')
}

/** Weight of a cart's packs in kilograms, as far as their quantity is known. A litre counts as a kilogram. */
export function cartWeight(cart: StoreCart, codes: ShopSettings['attributes']): number {
  const grams = (cart.items ?? []).reduce(
    (sum, item) => sum + (item ? (lineQuantity(item, codes)?.amount ?? 0) * item.quantity : 0),
    0,
  )
  return grams / 1000
}

/** The method's `amount` includes tax when offered and excludes it when chosen. */
function priceOf(method: StoreShippingMethod, { settings, isTaxed }: OfferContext): TaxedPrice | null {
  const currency = method.price_excl_tax.currency ?? DEFAULT_CURRENCY
  return shippingPrice(method, { ...settings, currency }, isTaxed)
}

function mapMethod(
  method: StoreShippingMethod & { method_code: string },
  price: TaxedPrice,
  needsPickupPoint: boolean,
  { shop, leavesAsUsual }: OfferContext,
): ShippingMethod {
  const { carrier_code, method_code, carrier_title: carrierTitle, method_title: title } = method
  const id = methodId(carrier_code, method_code)
  return {
    id,
    carrier_code,
    method_code,
    carrierTitle,
    title: title || carrierTitle,
    price,
    needsPickupPoint,
    arrivals: leavesAsUsual ? arrivalsBy(id, shop) : [],
  }
}
