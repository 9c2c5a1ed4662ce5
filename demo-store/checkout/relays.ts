import type { Context, Resolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import type { CarrierSeed, RelaySeed } from '../seed/types.ts'

type Point = { latitude: number; longitude: number }

const earthRadiusMetres = 6_371_000
const maxDistanceMetres = 30_000
const maxPageSize = 50

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine formula). */
const distance = (a: Point, b: Point): number => {
  const half = (delta: number): number => Math.sin(radians(delta) / 2) ** 2
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude)
  return 2 * earthRadiusMetres * Math.asin(Math.sqrt(chord))
}

const middle = (points: Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
})

const departmentLength = 2

/** Relays of the postcode, or else of its department: their middle stands for the place that was asked for. */
const around = (all: RelaySeed[], postcode: string): RelaySeed[] => {
  const same = all.filter((relay) => relay.postcode === postcode)
  if (same.length) return same
  return all.filter((relay) => relay.postcode.slice(0, departmentLength) === postcode.slice(0, departmentLength))
}

const dayOf = (periods: string[], index: number) => ({
  day: index + 1,
  periods: periods.map((period) => {
    const [from = '', to = ''] = period.split('-')
    return { from, to }
  }),
})

/** Relays of a carrier around a postcode, nearest first. */
const carrierPickupPoints = (
  _: unknown,
  given: { carrier_code: string; country_code: string; postcode: string; pageSize: number },
  { model }: Context,
) => {
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
    .filter(({ metres }) => metres <= maxDistanceMetres)
    .sort((a, b) => a.metres - b.metres)
  return {
    total_count: items.length,
    items: items.slice(0, Math.min(given.pageSize, maxPageSize)).map(({ relay, metres }) => ({
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

/** The extension `pickup-points`. */
export const pickupPointResolvers: Resolvers = {
  Query: { carrierPickupPoints },
  AvailableShippingMethod: {
    needs_pickup_point: ({ kind }: { kind: CarrierSeed['kind'] }) => kind === 'relay',
  },
}
