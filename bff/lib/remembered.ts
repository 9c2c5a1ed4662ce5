import { LRUCache } from 'lru-cache'

export type RememberedBounds = {
  /** Results in memory; the least recently used are evicted. */
  entries: number
  /** Longer texts are computed each time. */
  maxLength: number
}

/**
 * Memoizes a pure function of a text, such as a URL or a header value. Results are shared, so callers must not change them. Errors are not remembered.
 */
export function remembered<Result extends NonNullable<unknown>>(
  work: (text: string) => Result,
  { entries, maxLength }: RememberedBounds,
): (text: string) => Result {
  const results = new LRUCache<string, Result>({ max: entries })
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = work(text)
    if (text.length <= maxLength) results.set(text, result)
    return result
  }
}
