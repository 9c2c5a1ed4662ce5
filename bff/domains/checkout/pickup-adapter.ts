import { frenchTime } from '../../../schema/long-moments.ts'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { PickupPoint, PickupSchedule } from '../../graphql/shop-schema.generated.ts'
import { currentLocale } from '../../i18n/locale.ts'

/** The place that a shopper entered. It may not exist. */
export type PlaceQuery = { country: string; postalCode: string }

/** What determines which delivery methods need a pickup point, and which of these the shop can offer. */
export type PickupContext = {
  shop: Pick<ShopSettings, 'extensions' | 'extensionValues' | 'pickupMethods'>
  upstream: Pick<RequestContext['upstream'], 'has'>
}

/** The pickup points of one carrier: the core has the shop's own places, extensions add theirs as `carriers`. */
export type PickupAdapter = {
  /**
   * Its name in the company of a delivery address, before the point's code, for points that the store does not know. Null where the store has its own
   * code for each point.
   */
  sign: string | null
  /** Whether a delivery method leads to a pickup point of this carrier; without a method, whether any method of `carrier` does. */
  delivers(carrier: string, method: string | null, context: PickupContext): boolean
  /** Whether its points can be requested. */
  isReady(context: PickupContext): boolean
  /** Returns points, nearest first. Rejects with `UpstreamError` if they cannot be loaded. */
  points(place: PlaceQuery, context: RequestContext): Promise<PickupPoint[]>
  /** Sends the point to the store, in addition to the cart's delivery address. */
  choose?(cartId: string, point: PickupPoint, context: RequestContext): Promise<unknown>
}

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const NO_SCHEDULE: PickupSchedule = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
}

/** Formats opening and closing times such as `0830` in the language of the request: «8 h 30 - 12 h 00», «08:30 - 12:00»; null for a closed day. */
export function openingText(times: readonly (string | null | undefined)[]): string | null {
  const periods: string[] = []
  for (let at = 0; at + 1 < times.length; at += 2) {
    const [from, to] = [hourText(times[at]), hourText(times[at + 1])]
    if (from && to && from !== to) periods.push(`${from} - ${to}`)
  }
  return periods.join(' / ') || null
}

function hourText(time: string | null | undefined): string | null {
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})/.exec(time?.trim() ?? '') ?? []
  if (!hours || !minutes) return null
  return currentLocale().startsWith('fr') ? frenchTime(hours, minutes) : `${hours.padStart(2, '0')}:${minutes}`
}

/** Parses latitude and longitude, with a comma or a point. */
export function coordinatesOf(latitude: string | null, longitude: string | null): PickupPoint['coordinates'] {
  const [north, east] = [latitude, longitude].map((text) => (text ? Number(text.trim().replace(',', '.')) : NaN))
  return Number.isFinite(north) && Number.isFinite(east) ? { latitude: north!, longitude: east! } : null
}
