import { LRUCache } from 'lru-cache'
import type { PreparedDocument } from './documents.ts'

/** Documents of strangers by their hash, bounded in entries and bytes. */
export type DocumentRegistry = {
  get(sha256: string): PreparedDocument | undefined
  add(sha256: string, prepared: PreparedDocument, text: string): void
  readonly size: number
}

export type RegistryBounds = {
  entries: number
  /** Estimated memory of the parsed documents. */
  bytes: number
}

const REGISTRY_BOUNDS: RegistryBounds = { entries: 1000, bytes: 32 * 1024 ** 2 }

/** Measured: a parsed document takes 27 bytes for each character of a usual text, 92 where every field is one letter. */
const BYTES_PER_CHARACTER = 100
/** What newcomers may take of the whole. */
const NEWCOMERS = 0.25

/** Hashes remembered of documents that were pushed out: some hundred bytes each. */
const REMEMBERED = 20_000

/**
 * A segmented LRU: a document is a newcomer until it is asked for or registered again, and newcomers push out newcomers only. So a flood of
 * documents that are sent once leaves those that clients use by their hash alone, even if no client uses them while the flood lasts. That it was
 * registered before is remembered longer than the document: a client whose document was pushed out has to send it once more, not each time.
 */
export function createDocumentRegistry({ entries, bytes }: RegistryBounds = REGISTRY_BOUNDS): DocumentRegistry {
  const segment = (share: number) =>
    new LRUCache<string, { prepared: PreparedDocument; size: number }>({
      max: Math.ceil(entries * share),
      maxSize: Math.ceil(bytes * share),
      sizeCalculation: ({ size }) => size,
    })
  const newcomers = segment(NEWCOMERS)
  const regulars = segment(1 - NEWCOMERS)
  const seen = new LRUCache<string, true>({ max: REMEMBERED })

  return {
    get(sha256) {
      const regular = regulars.get(sha256)
      if (regular) return regular.prepared
      const newcomer = newcomers.get(sha256)
      if (!newcomer) return undefined
      newcomers.delete(sha256)
      regulars.set(sha256, newcomer)
      return newcomer.prepared
    },
    add(sha256, prepared, text) {
      const isKnown = seen.has(sha256)
      seen.set(sha256, true)
      const place = isKnown ? regulars : newcomers
      place.set(sha256, { prepared, size: (text.length + 1) * BYTES_PER_CHARACTER })
    },
    get size() {
      return newcomers.size + regulars.size
    },
  }
}
