import type { QueryCache } from '@tanstack/react-query'

export type CachedObject = Readonly<Record<string, unknown>>

/** Types with a key of their own, before other types by `id`. A line of the cart has the sku of its product as well. */
const KEYS = [
  ['item_id', 'CartItem'],
  ['order_id', 'Order'],
  ['identifier', 'Entity'],
  ['sku', 'Product'],
] as const

/** Returns the object's identity, the same in all responses, for example `Product:CRO-SAU`. */
export function identityOf(object: CachedObject): string | undefined {
  for (const [field, type] of KEYS) {
    const key = object[field]
    if (isKey(key)) return `${type}:${key}`
  }
  const { __typename: type, id, _id = id } = object
  return typeof type === 'string' && isKey(_id) ? `${type}:${_id}` : undefined
}

function isKey(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

export type Found<T> = { object: T; /** When its response arrived, in ms. */ updatedAt: number }

/** Finds the first matching object in the cached responses, latest response first. */
export function findCached<T extends CachedObject>(
  cache: QueryCache,
  fits: (object: CachedObject) => object is T,
): Found<T> | undefined {
  const queries = cache
    .getAll()
    .map(({ state }) => state)
    .sort((a, b) => b.dataUpdatedAt - a.dataUpdatedAt)
  for (const { data, dataUpdatedAt } of queries) {
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
