import type { QueryCache } from '@tanstack/react-query'

export type CachedObject = Readonly<Record<string, unknown>>

/** The field that tells objects of a type apart, where it is not `id` (spec §3); the first one an object has names its type. */
const KEYS = [
  ['item_id', 'CartItem'],
  ['order_id', 'Order'],
  ['sku', 'Product'],
  ['identifier', 'Entity'],
] as const

/**
 * Who an object of an answer is, so that two answers can be known to speak of the same thing: `Product:CRO-SAU`. Answers carry
 * `__typename` only where a type is in doubt: without it, an object that has nothing but an `id` has no identity.
 */
export function identityOf(object: CachedObject): string | undefined {
  for (const [field, type] of KEYS) {
    if (isKey(object[field])) return `${type}:${object[field]}`
  }
  const id = object.id ?? object._id
  return typeof object.__typename === 'string' && isKey(id) ? `${object.__typename}:${id}` : undefined
}

/** The first object of the cached answers that fits, the latest answer first. */
export function findCached<Found extends CachedObject>(
  cache: QueryCache,
  fits: (object: CachedObject) => object is Found,
): Found | undefined {
  const answers = cache
    .getAll()
    .map(({ state }) => state)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  for (const { data } of answers) {
    for (const object of objectsIn(data)) if (fits(object)) return object
  }
  return undefined
}

/** What an answer holds that has an identity, walked through once. */
const walked = new WeakMap<object, readonly CachedObject[]>()

function objectsIn(data: unknown): readonly CachedObject[] {
  if (typeof data !== 'object' || data === null) return []
  const known = walked.get(data)
  if (known) return known
  const found: CachedObject[] = []
  collect(data, found)
  walked.set(data, found)
  return found
}

function collect(value: object, found: CachedObject[]): void {
  if (!Array.isArray(value) && identityOf(value as CachedObject)) found.push(value as CachedObject)
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) collect(part, found)
}

function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
