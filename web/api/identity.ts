import type { QueryCache } from '@tanstack/react-query'

export type CachedObject = Readonly<Record<string, unknown>>

/**
 * The types whose objects occur in several responses, and their keys. Other objects with keys, such as the cart, occur in one response,
 * which a change replaces as a whole.
 */
const KEYS = [
  ['order_id', 'Order'],
  ['sku', 'Product'],
] as const

/** The same in all responses that contain the object, for example `Product:CRO-SAU`. */
export function identityOf(object: CachedObject): string | undefined {
  for (const [field, type] of KEYS) {
    const key = object[field]
    if (typeof key === 'string' || typeof key === 'number') return `${type}:${key}`
  }
  return undefined
}

export type Found<T> = { object: T; /** When its response arrived, in ms. */ updatedAt: number }

/** The first object of the cached responses that fits; the latest response comes first. */
export function findCached<T extends CachedObject>(
  cache: QueryCache,
  fits: (object: CachedObject) => object is T,
): Found<T> | undefined {
  const answers = cache
    .getAll()
    .map(({ state }) => state)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  for (const { data, dataUpdatedAt } of answers) {
    for (const object of objectsIn(data)) if (fits(object)) return { object, updatedAt: dataUpdatedAt }
  }
  return undefined
}

/** The objects with an identity, by response: each is searched once. */
const walked = new WeakMap<object, readonly CachedObject[]>()

export function objectsIn(data: unknown): readonly CachedObject[] {
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
