import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import { createSingleFlight } from '../lib/single-flight.ts'
import type { DiskCache, FoundPicture } from './disk-cache.ts'
import { ImageBusy, ImageNotFound, ImageOriginFailed } from './errors.ts'
import type { Originals } from './originals.ts'
import { type Wanted, wantedId } from './parameters.ts'
import { entityTag } from './picture-file.ts'
import type { Picture, StoredPicture } from './picture-file.ts'
import type { Queue } from './queue.ts'
import type { Resizer } from './resize.ts'
import { isLargeVariant } from './weight.ts'

export type PictureRequest = {
  /** Path of the original below the media root. */
  path: string
  wanted: Wanted
  /** Cache key: the same for the same picture. */
  key: string
}

export type Had = { picture: Picture; cacheStatus: 'hit' | 'stale' | 'miss' }

export type Pictures = {
  /** A picture and its cache status. Rejects with one of the errors in `errors.ts`. */
  get(request: PictureRequest): Promise<Had>
  /** Removes the variants of all originals, or of those whose path starts with the prefix. Returns how many were on the disk. */
  purge(pathPrefix?: string): Promise<number>
}

export type PicturesParts = {
  originals: Originals
  disk: DiskCache
  queues: {
    /** Pictures that a client waits for. Each job holds an original in memory, so they are few. */
    ordinary: Queue
    /** Slow pictures, so that they do not delay the others. */
    large: Queue
    /** Revalidations of pictures that are served meanwhile. They never delay a picture that a client waits for. */
    checks: Queue
  }
  resize: Resizer
  /** Ms after which a stored variant is revalidated against its original. */
  freshForMs: number
  /** Called when the original of a picture has changed; an empty path means any picture. */
  onChange(path: string): void
  log: FastifyBaseLogger
}

/** Increase it when the same request must return other bytes than before, for example with another quality. */
const RECIPE = 1
/** A failing media host is contacted and logged at most this often (ms) for one picture. */
const POSTPONED_MS = 60_000
const MAX_POSTPONED = 10_000

export function pictureRequest(path: string, wanted: Wanted): PictureRequest {
  const name = JSON.stringify([RECIPE, path, wantedId(wanted)])
  return { path, wanted, key: createHash('sha256').update(name).digest('hex') }
}

export function createPictures(parts: PicturesParts): Pictures {
  const { originals, disk, queues, resize, freshForMs, onChange, log } = parts
  const flights = createSingleFlight()
  const postponed = new LRUCache<string, true>({ ...atMost(MAX_POSTPONED), ttl: POSTPONED_MS })
  let purges = 0

  /** Makes a variant, unless the stored one still matches its original. */
  async function make(key: string, path: string, wanted: Wanted, stored?: StoredPicture): Promise<Picture> {
    const purgesBefore = purges
    const original = await originals.fetch(path, stored?.source.validators)
    if (stored && (original === 'unchanged' || original.digest === stored.source.digest)) {
      await disk.touch(key)
      return stored
    }
    // This 304 is the response to an unconditional request.
    if (original === 'unchanged') throw new ImageOriginFailed()
    const { bytes, digest, validators } = original
    const { type, body } = await resize(bytes, wanted)
    const picture = { path, type, etag: entityTag(body), source: { digest, validators }, body }
    // A picture requested before a purge may show the old version. This client gets it, but it is not stored.
    if (purges === purgesBefore) await disk.write(key, picture)
    return picture
  }

  async function refresh(key: string, wanted: Wanted, stored: StoredPicture): Promise<void> {
    const { path } = stored
    try {
      const picture = await flights.run(`${purges} ${key}`, () =>
        queues.checks.run(() => make(key, path, wanted, stored)),
      )
      if (picture.etag !== stored.etag) onChange(path)
    } catch (error) {
      if (error instanceof ImageNotFound) {
        await disk.remove(key)
        return onChange(path)
      }
      // The next request tries again.
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

  /**
   * Serves a stale picture at once and revalidates it in the background, so the client neither waits nor notices a
   * failing store.
   */
  function found({ key, wanted }: PictureRequest, { picture, checkedAt }: FoundPicture): Had {
    const age = Date.now() - checkedAt
    // A timestamp in the future means that the clock was set back after the picture was made.
    const isDue = (age >= freshForMs || age < -freshForMs) && !postponed.has(key)
    if (isDue) void refresh(key, wanted, picture)
    return { picture, cacheStatus: isDue ? 'stale' : 'hit' }
  }

  return {
    async get(request) {
      const stored = await disk.read(request.key)
      return stored ? found(request, stored) : missing(request)
    },
    purge(pathPrefix = '') {
      purges++
      postponed.clear()
      originals.forget(pathPrefix)
      onChange('')
      return disk.removeUnder(pathPrefix)
    },
  }
}
