import type { RelaySeed } from '../seed/types.ts'

type Point = { latitude: number; longitude: number }
export type Near = { relay: RelaySeed; metres: number }

const EARTH_RADIUS_METRES = 6_371_000
const MAX_DISTANCE_METRES = 30_000
const DEPARTMENT_LENGTH = 2

/** Opening and closing of two periods. */
export function timesOf(periods: string[], none: string): string[] {
  const times = periods.slice(0, 2).flatMap((period) => period.split('-'))
  return [...times, none, none, none, none].slice(0, 4)
}

/** Relays of a carrier around a postcode, nearest first. */
export function relaysNear(relays: RelaySeed[], carrier: string, place: { country: string; postcode: string }): Near[] {
  const all = relays.filter((relay) => relay.carrier === carrier && relay.country === place.country.toUpperCase())
  const near = around(all, place.postcode.replace(/\s/g, ''))
  if (!near.length) return []
  const centre = middle(near)
  return all
    .map((relay) => ({ relay, metres: Math.round(distance(centre, relay)) }))
    .filter(({ metres }) => metres <= MAX_DISTANCE_METRES)
    .sort((a, b) => a.metres - b.metres)
}

/** Returns the relays of the postcode, otherwise those of its department. Their centre stands for the requested place. */
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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
