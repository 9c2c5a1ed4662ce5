import type { QueryCache } from '@tanstack/react-query'

export type CachedObject = Readonly<Record<string, unknown>>

/**
 * The types that several answers speak of, and the field that tells their objects apart. Whatever else has a key stands in one answer only,
 * which a change replaces as a whole: the cart with its lines, the wish list, a ticket, an editor's text.
 */
const KEYS = [
  ['order_id', 'Order'],
  ['sku', 'Product'],
] as const

/** Who an object of an answer is, so that two answers can be known to speak of the same thing: `Product:CRO-SAU`. */
export function identityOf(object: CachedObject): string | undefined {
  for (const [field, type] of KEYS) {
    const key = object[field]
    if (typeof key === 'string' || typeof key === 'number') return `${type}:${key}`
  }
  return undefined
}

export type Found<T> = { object: T; /** When its answer came, in ms. */ updatedAt: number }

/** The first object of the cached answers that fits, the latest answer first. */
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

/** What an answer holds that has an identity, walked through once. */
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
