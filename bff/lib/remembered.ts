import { LRUCache } from 'lru-cache'

export type RememberedBounds = {
  /** Texts whose results are remembered; the least recent ones go first. */
  entries: number
  /** A longer text is worked on each time. */
  maxLength: number
}

/**
 * The same function of a text, with its latest results remembered: for addresses and header values, which come again and again. The
 * function has to be pure, and its result is shared: nobody changes it. A failure is not remembered.
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
