import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { DiskCache } from './disk-cache.ts'
import { ImageNotFound, ImageOriginFailed } from './errors.ts'
import type { Original } from './origin.ts'
import type { Originals } from './originals.ts'
import { variantId } from './parameters.ts'
import type { Variant } from './parameters.ts'
import { entityTag } from './picture-file.ts'
import type { Picture, StoredPicture } from './picture-file.ts'
import type { Queue } from './queue.ts'
import { createSingleFlight } from './single-flight.ts'
import type { Transform } from './transform.ts'

export type Pictures = {
  /** The variant of an original; throws one of the errors in `errors.ts`. */
  get(path: string, variant: Variant): Promise<Picture>
  /** Forgets all variants of the originals whose path begins so; answers how many lay on the disk. */
  purge(pathPrefix: string): Promise<number>
}

export type PicturesParts = {
  originals: Originals
  disk: DiskCache
  /** Whole jobs: each holds an original in memory, so they are few. */
  jobs: Queue
  transform: Transform
  /** Milliseconds after which a made variant is compared with its original again. */
  freshForMs: number
  log: FastifyBaseLogger
}

/** Raised when the same request must give other bytes than before, for example by another quality. */
const RECIPE = 1

export function createPictures({ originals, disk, jobs, transform, freshForMs, log }: PicturesParts): Pictures {
  const making = createSingleFlight<Picture>()
  const refreshing = createSingleFlight<void>()
  let purges = 0

  async function make(key: string, path: string, variant: Variant, original: Original): Promise<StoredPicture> {
    const purgesBefore = purges
    const { type, body } = await transform(original.bytes, variant)
    const { digest, validators } = original
    const picture = { path, type, etag: entityTag(body), source: { digest, validators }, body }
    if (purges === purgesBefore) await disk.write(key, picture)
    return picture
  }

  async function makeAnew(key: string, path: string, variant: Variant): Promise<Picture> {
    const original = await originals.fetch(path)
    // A 304 that nobody asked for.
    if (original === 'unchanged') throw new ImageOriginFailed()
    return make(key, path, variant, original)
  }

  async function refresh(key: string, variant: Variant, { path, source }: StoredPicture): Promise<void> {
    try {
      const original = await originals.fetch(path, source.validators)
      if (original === 'unchanged' || original.digest === source.digest) await disk.touch(key)
      else await make(key, path, variant, original)
    } catch (error) {
      if (error instanceof ImageNotFound) await disk.remove(key)
      else throw error
    }
  }

  return {
    async get(path, variant) {
      const key = createHash('sha256')
        .update(JSON.stringify([RECIPE, path, variantId(variant)]))
        .digest('hex')
      const stored = await disk.read(key)
      if (!stored) return making(`${purges} ${key}`, () => jobs.run(() => makeAnew(key, path, variant)))
      // The asker does not wait, nor suffer when the store is down: what was right an hour ago is good enough for one.
      if (Date.now() - stored.checkedAt >= freshForMs)
        refreshing(key, () => jobs.run(() => refresh(key, variant, stored.picture))).catch((error: unknown) =>
          log.warn({ err: error, path }, 'a picture could not be compared with its original'),
        )
      return stored.picture
    },
    purge(pathPrefix) {
      purges++
      originals.forget(pathPrefix)
      return disk.removeUnder(pathPrefix)
    },
  }
}
