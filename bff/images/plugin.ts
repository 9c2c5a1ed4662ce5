import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { RESIZED_IMAGES_PATH } from '../../schema/resized-image-url.ts'
import type { WatchCache } from '../cache/store.ts'
import type { WatchQueue } from '../ops/queue-metrics.ts'
import { createDiskCache } from './disk-cache.ts'
import { keepHot } from './hot-pictures.ts'
import { createOrigin } from './origin.ts'
import { createOriginals } from './originals.ts'
import { createPictures } from './pictures.ts'
import { createQueue } from './queue.ts'
import { registerImageRoute } from './route.ts'
import { createTransform } from './transform.ts'

declare module 'fastify' {
  interface FastifyInstance {
    images: {
      /** Forgets the variants of all originals, or of those whose path begins so; answers how many there were. */
      purge(pathPrefix?: string): Promise<number>
    }
  }
}

export type ImagesOptions = {
  /** Of each site: empty, or with a leading and no trailing slash. */
  basePaths?: readonly string[]
  /** The store's media root, http or https: nothing outside of it is ever asked for. */
  mediaUrl: string
  cacheDir: string
  maxCacheBytes: number
  /** Longest original, in bytes. */
  maxOriginalBytes?: number
  /** Largest original, in pixels. */
  maxPixels?: number
  /** Requests that may wait for a picture to be made, besides those at work. */
  maxWaiting?: number
  /** Milliseconds after which a made picture is compared with its original again, while it is still served. */
  freshForMs?: number
  /** Milliseconds until the media host's first and last byte. */
  originTimeoutMs?: { silence: number; total: number }
  watchCache?: WatchCache
  watchQueue?: WatchQueue
}

const MEBIBYTE = 1024 * 1024
const ORIGINALS_IN_MEMORY_BYTES = 24 * MEBIBYTE
/** What a page of pictures shows; the largest sizes are asked for by few. */
const HOT = { maxBytes: 32 * MEBIBYTE, maxPictureBytes: 256 * 1024, trustMs: 2_000 }
const MAX_WAIT_MS = 15_000
const DRAW_TIMEOUT_SECONDS = 10

/** Serves `GET {base}/resized-images/<path>` and decorates the app with `images`. */
export async function imagesPlugin(app: FastifyInstance, options: ImagesOptions): Promise<void> {
  const {
    basePaths = [''],
    maxOriginalBytes = 20 * MEBIBYTE,
    maxPixels = 40_000_000,
    maxWaiting = 256,
    freshForMs = 3_600_000,
    originTimeoutMs = { silence: 5_000, total: 10_000 },
  } = options
  const log = app.log.child({ part: 'images' })
  // Every input is another file, so libvips' own cache of operations only costs memory.
  sharp.cache(false)

  const origin = createOrigin(options.mediaUrl, {
    maxBytes: maxOriginalBytes,
    connectTimeoutMs: 3_500,
    silenceTimeoutMs: originTimeoutMs.silence,
    totalTimeoutMs: originTimeoutMs.total,
  })
  const drawing = drawingThreads()
  const disk = createDiskCache(options.cacheDir, options.maxCacheBytes, warnNowAndThen(log))
  options.watchCache?.('images', disk.figures)
  const queues = {
    // A few more than can be drawn at once, so that originals arrive while others are drawn.
    ordinary: createQueue({ concurrency: drawing + 2, maxWaiting, maxWaitMs: MAX_WAIT_MS }),
    large: createQueue({ concurrency: 2, maxWaiting: 16, maxWaitMs: MAX_WAIT_MS }),
    checks: createQueue({ concurrency: 1, maxWaiting: 32, maxWaitMs: MAX_WAIT_MS }),
  }
  for (const [name, queue] of Object.entries(queues)) options.watchQueue?.(`images-${name}`, queue)
  const pictures = createPictures({
    originals: createOriginals(origin, ORIGINALS_IN_MEMORY_BYTES),
    disk: keepHot(disk, HOT),
    queues,
    transform: createTransform({ concurrency: drawing, maxPixels, timeoutSeconds: DRAW_TIMEOUT_SECONDS }),
    freshForMs,
    log,
  })

  app.decorate('images', { purge: (pathPrefix = '') => pictures.purge(pathPrefix) })
  app.addHook('onClose', () => origin.close())
  for (const basePath of basePaths) {
    await app.register(registerImageRoute, { prefix: basePath + RESIZED_IMAGES_PATH, pictures })
  }
}

// The decorator is for the whole app, so the plugin has no scope of its own.
Object.assign(imagesPlugin, { [Symbol.for('skip-override')]: true })

/** A full disk fails at every picture; once a minute is enough to know. */
function warnNowAndThen(log: FastifyBaseLogger): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (performance.now() < quietUntil) return
    quietUntil = performance.now() + 60_000
    log.warn({ err: error }, 'the image cache cannot use its folder')
  }
}

/** As many as there are cores, but never all of libuv's threads: files and host names are looked up there too. */
function drawingThreads(): number {
  const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(availableParallelism(), threads - 2))
}
