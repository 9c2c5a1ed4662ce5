import { LRUCache } from 'lru-cache'
import type { ResultMessage } from './render-messages.ts'

/** How many results a thread keeps. A page needs about ten. */
const MAX_KEPT = 100

export type SentResults = {
  /** The message with a result: the result itself, or the number under which the thread keeps it. */
  message(call: number, value: unknown): ResultMessage
}

/**
 * Copying the shop, the menu and the blocks for each page costs more than rendering some of them, and they stay the same objects while they are cached.
 * A result that is sent a second time gets a number, and the thread keeps it. `forget` is called with the number of one that it need keep no longer.
 */
export function createSentResults(forget: (kept: number) => void, max = MAX_KEPT): SentResults {
  const sentOnce = new WeakSet<object>()
  const kept = new LRUCache<object, number>({ max, dispose: forget })
  let last = 0

  return {
    message(call, value) {
      if (typeof value !== 'object' || value === null) return { kind: 'result', call, value }
      const number = kept.get(value)
      if (number !== undefined) return { kind: 'kept-result', call, kept: number }
      if (!sentOnce.has(value)) {
        sentOnce.add(value)
        return { kind: 'result', call, value }
      }
      kept.set(value, ++last)
      return { kind: 'result', call, value, keepAs: last }
    },
  }
}
