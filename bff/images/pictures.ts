import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '../lib/single-flight.ts'
import type { FoundPicture } from './disk-cache.ts'
import { ImageBusy, ImageNotFound, ImageOriginFailed } from './errors.ts'
import type { HotPictures } from './hot-pictures.ts'
import type { Originals } from './originals.ts'
import { wantedId } from './parameters.ts'
import type { Wanted } from './parameters.ts'
import { entityTag } from './picture-file.ts'
import type { Picture, StoredPicture } from './picture-file.ts'
import type { Queue } from './queue.ts'
import type { Transform } from './transform.ts'
import { isLargeVariant } from './weight.ts'

/** A variant of an original, or the original itself. */
export type PictureRequest = {
  /** Of the original, below the media root. */
  path: string
  wanted: Wanted
  /** The same for the same picture. */
  key: string
}

export type Had = { picture: Picture; cacheStatus: 'hit' | 'stale' | 'miss' }

export type Pictures = {
  /** A picture, and whether it had to be made; at once where it is in memory. Rejects with one of the errors in `errors.ts`. */
  get(request: PictureRequest): Had | Promise<Had>
  /** Forgets all variants of the originals whose path begins so; answers how many lay on the disk. */
  purge(pathPrefix: string): Promise<number>
}

export type PicturesParts = {
  originals: Originals
  disk: HotPictures
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

export function pictureRequest(path: string, wanted: Wanted): PictureRequest {
  const name = JSON.stringify([RECIPE, path, wantedId(wanted)])
  return { path, wanted, key: createHash('sha256').update(name).digest('hex') }
}

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

  async function missing({ key, path, wanted }: PictureRequest): Promise<Had> {
    const queue = isLargeVariant(wanted) ? queues.large : queues.ordinary
    const picture = await flights.run(`${purges} ${key}`, () => queue.run(() => make(key, path, wanted)))
    return { picture, cacheStatus: 'miss' }
  }

  /** The asker does not wait, nor suffer when the store is down: what was right an hour ago is good enough for one. */
  function found({ key, wanted }: PictureRequest, { picture, checkedAt }: FoundPicture): Had {
    const age = Date.now() - checkedAt
    // A picture of tomorrow was made before the clock was set back.
    const isDue = (age >= freshForMs || age < -freshForMs) && !postponed.has(key)
    if (isDue) void refresh(key, wanted, picture)
    return { picture, cacheStatus: isDue ? 'stale' : 'hit' }
  }

  return {
    get(request) {
      const stored = disk.read(request.key)
      if (!(stored instanceof Promise)) return stored ? found(request, stored) : missing(request)
      return stored.then((picture) => (picture ? found(request, picture) : missing(request)))
    },
    purge(pathPrefix) {
      purges++
      postponed.clear()
      originals.forget(pathPrefix)
      return disk.removeUnder(pathPrefix)
    },
  }
}
