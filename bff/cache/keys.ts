/** What an answer depends on, besides who made it. */
export type KeyParts = {
  /** Lower-case hexadecimal sha256 of the document. */
  sha256: string
  /** Which of the document's operations; absent where there is one only. */
  operationName?: string
  /** As one text, with sorted keys. */
  variables: string
  /** Code of the store view; empty for the store's default. */
  store: string
  /** ISO 4217 code; absent for the store's default. */
  currency?: string
  /** Price group of the customers it is for; absent for guests, and for whoever sees what they see. */
  group?: string
  /** Where the same data is written in several ways. */
  mediaType?: string
}

/** The key of an answer of the store or of the shop. What knows a single customer never gets a key. */
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

/** JSON with sorted keys, so that equal variables are one text. A null stays: it is not the same as nothing where there is a default. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => {
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return one
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
