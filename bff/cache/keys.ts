/** What a cached response depends on. */
export type KeyParts = {
  /** Lower-case hexadecimal sha256 of the document. */
  sha256: string
  /** Name of the document's operation; absent if there is only one. */
  operationName?: string
  /** JSON with sorted keys. */
  variables: string
  /** Code of the store view; empty for the store's default. */
  store: string
  /** ISO 4217 code; absent for the store's default. */
  currency?: string
  /** Price group of the customers; absent for guests and for groups that have the prices of guests. */
  group?: string
  /** Media type of the response; absent if there is only one format. */
  mediaType?: string
}

/** The cache key of a response of the store or of the shop. Responses for a single customer are never cached. */
export function cacheKey({
  sha256,
  operationName = '',
  variables,
  store,
  currency = '',
  group = '',
  mediaType = '',
}: KeyParts): string {
  return `${sha256}|${operationName}|${store}|${currency}|${group}|${mediaType}|${variables}`
}

/** Returns JSON with sorted keys, so that equal variables give equal cache keys. `null` is included, because an absent variable gets its default. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return one
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
