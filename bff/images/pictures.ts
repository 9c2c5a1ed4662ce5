import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../cache/single-flight.ts'
import type { DiskCache } from './disk-cache.ts'
import { ImageBusy, ImageNotFound, ImageOriginFailed } from './errors.ts'
import type { Originals } from './originals.ts'
import { wantedId } from './parameters.ts'
import type { Wanted } from './parameters.ts'
import { entityTag } from './picture-file.ts'
import type { Picture, StoredPicture } from './picture-file.ts'
import type { Queue } from './queue.ts'
import type { Transform } from './transform.ts'
import { isLargeVariant } from './weight.ts'

export type Pictures = {
  /** A variant of an original or the original itself, and whether it had to be made; throws one of the errors in `errors.ts`. */
  get(path: string, wanted: Wanted): Promise<{ picture: Picture; verdict: 'hit' | 'stale' | 'miss' }>
  /** Forgets all variants of the originals whose path begins so; answers how many lay on the disk. */
  purge(pathPrefix: string): Promise<number>
}

export type PicturesParts = {
  originals: Originals
  disk: DiskCache
  queues: {
    /** Pictures somebody waits for; each job holds an original in memory, so they are few. */
    ordinary: Queue
    /** Slow ones, so that the others need not stand behind them. */
    large: Queue
    /** Pictures that are served meanwhile: they never take the place of those somebody waits for. */
    checks: Queue
  }
  transform: Transform
  /** Milliseconds after which a made variant is compared with its original again. */
  freshForMs: number
  log: FastifyBaseLogger
}

/** Raised when the same request must give other bytes than before, for example by another quality. */
const RECIPE = 1
/** A sick media host is not asked, nor complained about, more often than this for one picture. */
const POSTPONED_MS = 60_000
const MAX_POSTPONED = 10_000

export function createPictures({ originals, disk, queues, transform, freshForMs, log }: PicturesParts): Pictures {
  const flights = createSingleFlight()
  const postponed = new LRUCache<string, true>({ max: MAX_POSTPONED, ttl: POSTPONED_MS })
  let purges = 0

  /** Makes a variant, unless the stored one is of the original's present version. */
  async function make(key: string, path: string, wanted: Wanted, stored?: StoredPicture): Promise<Picture> {
    const purgesBefore = purges
    const original = await originals.fetch(path, stored?.source.validators)
    if (stored && (original === 'unchanged' || original.digest === stored.source.digest)) {
      await disk.touch(key)
      return stored
    }
    // A 304 that nobody asked for.
    if (original === 'unchanged') throw new ImageOriginFailed()
    const { bytes, digest, validators } = original
    const { type, body } = await transform(bytes, wanted)
    const picture = { path, type, etag: entityTag(body), source: { digest, validators }, body }
    // What was under way during a purge may show the old version: good enough for its asker, not to be kept.
    if (purges === purgesBefore) await disk.write(key, picture)
    return picture
  }

  async function refresh(key: string, wanted: Wanted, stored: StoredPicture): Promise<void> {
    const { path } = stored
    try {
      await flights.run(`${purges} ${key}`, () => queues.checks.run(() => make(key, path, wanted, stored)))
    } catch (error) {
      if (error instanceof ImageNotFound) return disk.remove(key)
      // The next asker will try again.
      if (error instanceof ImageBusy) return
      postponed.set(key, true)
      log.warn({ err: error, path }, 'a picture could not be compared with its original')
    }
  }

  return {
    async get(path, wanted) {
      const key = createHash('sha256')
        .update(JSON.stringify([RECIPE, path, wantedId(wanted)]))
        .digest('hex')
      const stored = await disk.read(key)
      if (!stored) {
        const queue = isLargeVariant(wanted) ? queues.large : queues.ordinary
        const picture = await flights.run(`${purges} ${key}`, () => queue.run(() => make(key, path, wanted)))
        return { picture, verdict: 'miss' }
      }
      // The asker does not wait, nor suffer when the store is down: what was right an hour ago is good enough for one.
      const isDue = Date.now() - stored.checkedAt >= freshForMs && !postponed.has(key)
      if (isDue) void refresh(key, wanted, stored.picture)
      return { picture: stored.picture, verdict: isDue ? 'stale' : 'hit' }
    },
    purge(pathPrefix) {
      purges++
      postponed.clear()
      originals.forget(pathPrefix)
      return disk.removeUnder(pathPrefix)
    },
  }
}
