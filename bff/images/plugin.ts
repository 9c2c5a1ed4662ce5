import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { ALL_PICTURES, pictureTag } from '../cache/surrogate-keys.ts'
import { createDiskCache } from './disk-cache.ts'
import { createOrigin } from './origin.ts'
import { createOriginals } from './originals.ts'
import { createPictures, type Pictures } from './pictures.ts'
import { createQueue } from './queue.ts'
import type { Resizer } from './resize.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The pictures of the store's media root, resized. */
    images: Pictures
  }
}

export type ImagesOptions = {
  /** The store's media root, http or https. Nothing outside of it is ever requested. */
  mediaUrl: string
  cacheDir: string
  maxCacheBytes: number
  /** Largest original, in bytes. */
  maxOriginalBytes?: number
  /** Largest original, in pixels. */
  maxPixels?: number
  /** Requests that may wait for a picture, in addition to those in progress. */
  maxWaiting?: number
  /** Ms after which a stored picture is revalidated against its original, while it is still served. */
  freshForMs?: number
  /** Ms until the media host's first and last byte. */
  originTimeoutMs?: { silence: number; total: number }
}

const MEBIBYTE = 1024 * 1024
const ORIGINALS_IN_MEMORY_BYTES = 24 * MEBIBYTE
const MAX_WAIT_MS = 15_000
const DRAW_TIMEOUT_SECONDS = 10

/** Decorates the app with `images`, which all sites share. */
export const imagesPlugin = fp(decorateWithImages, {
  name: 'images',
  decorators: { fastify: ['watchCache', 'watchQueue'] },
})

async function decorateWithImages(app: FastifyInstance, options: ImagesOptions): Promise<void> {
  const {
    maxOriginalBytes = 20 * MEBIBYTE,
    maxPixels = 40_000_000,
    maxWaiting = 256,
    freshForMs = 3_600_000,
    originTimeoutMs = { silence: 5_000, total: 10_000 },
  } = options
  const log = app.log.child({ part: 'images' })
  const origin = createOrigin(options.mediaUrl, {
    maxBytes: maxOriginalBytes,
    connectTimeoutMs: 3_500,
    silenceTimeoutMs: originTimeoutMs.silence,
    totalTimeoutMs: originTimeoutMs.total,
  })
  const drawing = drawingThreads()
  const disk = createDiskCache(options.cacheDir, options.maxCacheBytes, warnNowAndThen(log))
  app.watchCache('images', disk.figures)
  const queues = {
    // Slightly more than can be drawn at once, so that originals are fetched while others are drawn.
    ordinary: createQueue({ concurrency: drawing + 2, maxWaiting, maxWaitMs: MAX_WAIT_MS }),
    large: createQueue({ concurrency: 2, maxWaiting: 16, maxWaitMs: MAX_WAIT_MS }),
    checks: createQueue({ concurrency: 1, maxWaiting: 32, maxWaitMs: MAX_WAIT_MS }),
  }
  for (const [name, queue] of Object.entries(queues)) app.watchQueue(`images-${name}`, queue)
  const limits = { concurrency: drawing, maxPixels, timeoutSeconds: DRAW_TIMEOUT_SECONDS }
  const loadResizer = async () => (await import('./resize.ts')).createResizer(limits)
  let resizer: Promise<Resizer> | undefined
  const pictures = createPictures({
    originals: createOriginals(origin, ORIGINALS_IN_MEMORY_BYTES),
    disk,
    queues,
    // Loaded with the first picture that is drawn: the library takes a tenth of a start.
    resize: async (file, wanted) => (await (resizer ??= loadResizer()))(file, wanted),
    freshForMs,
    // CDNs drop the old picture too.
    onChange: (path) => app.edges?.forget([path === '' ? ALL_PICTURES : pictureTag(path)]),
    log,
  })

  app.decorate('images', pictures)
  app.addHook('onClose', () => origin.close())
}

/** A full disk fails for every picture. One log line a minute is enough. */
function warnNowAndThen(log: FastifyBaseLogger): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + 60_000
    log.warn({ err: error }, 'the image cache cannot use its folder')
  }
}

/** One thread per core, but never all of libuv's threads: file access and DNS lookups need some too. */
function drawingThreads(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(availableParallelism(), threads - 2))
}
