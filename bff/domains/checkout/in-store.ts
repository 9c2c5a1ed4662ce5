import type { PickupPoint } from '../../graphql/shop-schema.generated.ts'
import { PickupLocations, type PickupLocationsQuery } from './magento/pickup-locations.generated.ts'
import { NO_SCHEDULE, type PickupAdapter } from './pickup-adapter.ts'

/** Seconds. */
const POLICY = { maxAge: 300, tags: () => ['inv_pl'] }

type StoreLocation = NonNullable<NonNullable<NonNullable<PickupLocationsQuery['pickupLocations']>['items']>[number]>

/** The shop's own places, as Magento's in-store pickup has them. */
export const inStorePickup: PickupAdapter = {
  sign: null,
  delivers: (carrier, method) => carrier === 'instore' && (method ?? 'pickup') === 'pickup',
  isReady: ({ upstream }) => upstream.has('Query.pickupLocations'),
  /** Those with the same beginning of the postcode come first: without geographic data the store knows no distances. */
  async points({ country, postalCode }, { upstream }) {
    const { pickupLocations: found } = await upstream.read(PickupLocations, { country }, POLICY)
    const near = (point: PickupPoint) => commonStart(point.address.postalCode, postalCode)
    return (found?.items ?? [])
      .flatMap((place) => (place ? (mapLocation(place) ?? []) : []))
      .toSorted((a, b) => near(b) - near(a))
  },
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

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
