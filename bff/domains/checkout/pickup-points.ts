import type { RequestContext } from '../../graphql/context.ts'
import type { PickupPoint, PickupSchedule } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { CarrierPickupPoints, type CarrierPickupPointsQuery } from './magento/checkout-pickup-points.generated.ts'
import { PickupLocations, type PickupLocationsQuery } from './magento/pickup-locations.generated.ts'

/** Seconds. */
const POLICY = { maxAge: 300, tags: () => ['inv_pl'] }
const MAX_POINTS = 20
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export type PlaceQuery = { country: string; postalCode: string }

/** Points of a carrier around a postcode, nearest first; without a carrier, the shop's own. */
export async function pickupPoints(
  { upstream }: Pick<RequestContext, 'upstream'>,
  carrier: string | null,
  place: PlaceQuery,
): Promise<PickupPoint[]> {
  const wanted = { country: place.country.toUpperCase(), postalCode: place.postalCode.replace(/\s/g, '') }
  if (!/^[A-Z]{2}$/.test(wanted.country) || !/^[A-Za-z\d-]{2,10}$/.test(wanted.postalCode)) return []
  if (!carrier || carrier === 'instore') return (await ownPoints(wanted, upstream)).slice(0, MAX_POINTS)
  if (!upstream.has('Query.carrierPickupPoints')) return []
  return (await carrierPoints(carrier, wanted, upstream)).slice(0, MAX_POINTS)
}

async function carrierPoints(carrier: string, place: PlaceQuery, upstream: Upstream): Promise<PickupPoint[]> {
  const { country, postalCode: postcode } = place
  const { carrierPickupPoints: found } = await upstream.read(
    CarrierPickupPoints,
    { carrier, country, postcode },
    POLICY,
  )
  return (found?.items ?? []).map(mapRelay)
}

/** Those with the same beginning of the postcode come first: without geographic data the store knows no distances. */
async function ownPoints({ country, postalCode }: PlaceQuery, upstream: Upstream): Promise<PickupPoint[]> {
  const { pickupLocations: found } = await upstream.read(PickupLocations, { country }, POLICY)
  const near = (point: PickupPoint) => commonStart(point.address.postalCode, postalCode)
  return (found?.items ?? [])
    .flatMap((place) => (place ? (mapLocation(place) ?? []) : []))
    .toSorted((a, b) => near(b) - near(a))
}

type StoreRelay = NonNullable<CarrierPickupPointsQuery['carrierPickupPoints']>['items'][number]
type StoreLocation = NonNullable<NonNullable<NonNullable<PickupLocationsQuery['pickupLocations']>['items']>[number]>

function mapRelay(relay: StoreRelay): PickupPoint {
  return {
    id: relay.pickup_location_code,
    name: relay.name,
    address: {
      country: relay.country_code,
      locality: relay.city,
      postalCode: relay.postcode,
      streetAddress: relay.street,
    },
    coordinates: { latitude: relay.latitude, longitude: relay.longitude },
    distance: relay.distance,
    schedule: mapSchedule(relay.opening_hours),
  }
}

function mapLocation(place: StoreLocation): PickupPoint | null {
  const { pickup_location_code: id, latitude, longitude } = place
  if (!id) return null
  return {
    id,
    name: place.name ?? id,
    address: {
      country: place.country_id ?? '',
      locality: place.city ?? '',
      postalCode: place.postcode ?? '',
      streetAddress: place.street ? [place.street] : [],
    },
    coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    distance: null,
    // The store has no opening hours for its own.
    schedule: NO_SCHEDULE,
  }
}

/** «08h30 - 12h00 / 14h00 - 18h00» for each day that is not closed. */
function mapSchedule(days: StoreRelay['opening_hours']): PickupSchedule {
  const schedule = { ...NO_SCHEDULE }
  for (const { day, periods } of days) {
    const name = DAYS[day - 1]
    if (!name || periods.length === 0) continue
    schedule[name] = periods.map(({ from, to }) => `${hour(from)} - ${hour(to)}`).join(' / ')
  }
  return schedule
}

export const NO_SCHEDULE: PickupSchedule = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
}

function hour(time: string): string {
  return time.replace(':', 'h')
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
