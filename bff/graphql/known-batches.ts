import { LRUCache } from 'lru-cache'
import { frozen, fromBody, type GraphqlRequest } from './graphql-request.ts'

const BOUNDS = { entries: 500, maxLength: 4000 }

/**
 * Clients repeat batches of public queries. What the text of such a batch asks for is remembered, never its responses. Other batches are
 * forgotten: their variables may be personal.
 */
export function createKnownBatches({ entries, maxLength } = BOUNDS) {
  const batches = new LRUCache<string, readonly GraphqlRequest[]>({ max: entries })
  /** Of the batches that are being answered. */
  const texts = new WeakMap<readonly unknown[], string>()

  return {
    /** The requests of a text that was kept. */
    find: (text: string) => (text.startsWith('[') && text.length <= maxLength ? batches.get(text) : undefined),
    /** Has to be told of each body that is parsed. */
    note(text: string, body: unknown): void {
      if (Array.isArray(body) && text.length <= maxLength) texts.set(body, text)
    },
    /** Has to be told of each batch whose responses were all in the cache. */
    keep(batch: readonly unknown[]): void {
      const text = texts.get(batch)
      if (text !== undefined) batches.set(text, (JSON.parse(text, frozen) as unknown[]).map(fromBody))
    },
  }
}
