import type { Context, Resolvers } from '../context.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import type { CarrierSeed, PickupLocationSeed, RelaySeed } from '../seed/types.ts'
import type { Address } from './address.ts'

type Point = { latitude: number; longitude: number }

const EARTH_RADIUS_METRES = 6_371_000
const MAX_DISTANCE_METRES = 30_000
const MAX_PAGE_SIZE = 50

const DEPARTMENT_LENGTH = 2

/** The extension `pickup-points`. */
export const pickupPointResolvers: Resolvers = {
  Query: { carrierPickupPoints },
  AvailableShippingMethod: {
    needs_pickup_point: ({ kind }: { kind: CarrierSeed['kind'] }) => kind === 'relay',
  },
}

/** Sets an address to a pickup location: street, postcode and city are the location's, the name stays the shopper's. */
export function atPickupPlace(address: Address, code: string | null, context: Context): Address {
  if (!code) return address
  const place = pickupPlace(code, context)
  if (!place) throw noSuchEntity(context.text('pickupMissing', code))
  return {
    ...address,
    street: [place.street],
    postcode: place.postcode,
    city: place.city,
    countryCode: place.country,
    pickupLocationCode: code,
    saveInBook: false,
  }
}

/** Whether a pickup method has a location of its own kind. */
export function hasPlaceFor(
  kind: 'home' | 'relay' | 'store',
  address: Address | null,
  { model }: Pick<Context, 'model'>,
): boolean {
  const code = address?.pickupLocationCode ?? null
  if (kind === 'relay') return model.checkout.relays.some(({ id }) => id === code)
  return kind === 'home' || model.checkout.pickupLocations.some((place) => place.code === code)
}

/** Relays of a carrier around a postcode, nearest first. */
function carrierPickupPoints(
  _: unknown,
  given: { carrier_code: string; country_code: string; postcode: string; pageSize: number },
  { model }: Context,
) {
  if (given.pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const postcode = given.postcode.replace(/\s/g, '')
  const all = model.checkout.relays.filter(
    ({ carrier, country }) => carrier === given.carrier_code && country === given.country_code.toUpperCase(),
  )
  const near = around(all, postcode)
  if (!near.length) return { items: [], total_count: 0 }
  const centre = middle(near)
  const items = all
    .map((relay) => ({ relay, metres: Math.round(distance(centre, relay)) }))
    .filter(({ metres }) => metres <= MAX_DISTANCE_METRES)
    .sort((a, b) => a.metres - b.metres)
  return {
    total_count: items.length,
    items: items.slice(0, Math.min(given.pageSize, MAX_PAGE_SIZE)).map(({ relay, metres }) => ({
      ...relay,
      pickup_location_code: relay.id,
      carrier_code: relay.carrier,
      country_code: relay.country,
      street: [relay.street],
      distance: metres,
      opening_hours: relay.opening.map(dayOf).filter(({ periods }) => periods.length),
    })),
  }
}

/** The shop's own pickup location or the carrier's relay behind a code. */
function pickupPlace(code: string | null, { model }: Pick<Context, 'model'>): PickupLocationSeed | RelaySeed | null {
  return (
    model.checkout.pickupLocations.find((place) => place.code === code) ??
    model.checkout.relays.find(({ id }) => id === code) ??
    null
  )
}

/** Relays of the postcode, or else of its department. The centre of those stands for the requested place. */
function around(all: RelaySeed[], postcode: string): RelaySeed[] {
  const same = all.filter((relay) => relay.postcode === postcode)
  if (same.length) return same
  return all.filter((relay) => relay.postcode.slice(0, DEPARTMENT_LENGTH) === postcode.slice(0, DEPARTMENT_LENGTH))
}

function middle(points: Point[]): Point {
  return {
    latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
    longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
  }
}

/** Great-circle distance in metres (haversine formula). */
function distance(a: Point, b: Point): number {
  const half = (delta: number): number => Math.sin(radians(delta) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(chord))
}

function dayOf(periods: string[], index: number) {
  return {
    day: index + 1,
    periods: periods.map((period) => {
      const [from = '', to = ''] = period.split('-')
      return { from, to }
    }),
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
