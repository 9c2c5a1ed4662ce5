import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import { createSingleFlight } from '../lib/single-flight.ts'
import { ImageOriginFailed, ImageOriginTimeout } from './errors.ts'
import type { Origin, Original, Validators } from './origin.ts'

export type Originals = {
  /** Like `Origin.fetch`, but all callers within a minute share one request. */
  fetch(path: string, known?: Validators): Promise<Original | 'unchanged'>
  /** Drops the cached originals and refusals whose path starts with the prefix. */
  forget(pathPrefix: string): void
}

/** A page requests several sizes of one picture at once. */
const KEEP_MS = 60_000
/** Every visitor of a page requests its missing file again, while a failing origin may recover soon. */
const REFUSAL_MS = 10_000
const TROUBLE_MS = 1_000
const MAX_REFUSALS = 10_000

/** Caches originals in bounded memory for a short time, while their variants are made. */
export function createOriginals(origin: Origin, maxBytes: number): Originals {
  const flights = createSingleFlight()
  const cached = new LRUCache<string, Original>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    ttl: KEEP_MS,
  })
  const refused = new LRUCache<string, Error>(atMost(MAX_REFUSALS))
  let forgotten = 0

  async function load(path: string, known?: Validators): Promise<Original | 'unchanged'> {
    const forgottenBefore = forgotten
    try {
      const original = await origin.fetch(path, known)
      // An original requested before a purge may be the old version, so it is not cached.
      if (original !== 'unchanged' && forgotten === forgottenBefore) cached.set(path, original)
      return original
    } catch (error) {
      const trouble = error instanceof ImageOriginFailed || error instanceof ImageOriginTimeout
      if (error instanceof Error) refused.set(path, error, { ttl: trouble ? TROUBLE_MS : REFUSAL_MS })
      throw error
    }
  }

  return {
    async fetch(path, known) {
      const refusal = refused.get(path)
      if (refusal) throw refusal
      return cached.get(path) ?? flights.run(JSON.stringify([forgotten, path, known]), () => load(path, known))
    },
    forget(pathPrefix) {
      forgotten++
      for (const memory of [cached, refused])
        for (const path of [...memory.keys()]) if (path.startsWith(pathPrefix)) memory.delete(path)
    },
  }
}
