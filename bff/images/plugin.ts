import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RESIZED_IMAGES_PATH } from '../../schema/resized-image-url.ts'
import { ALL_PICTURES, pictureKeys, pictureTag } from '../cache/surrogate-keys.ts'
import { remembered } from '../lib/remembered.ts'
import type { WatchCache } from '../cache/store.ts'
import { createSender } from '../http/standing-headers.ts'
import type { WatchQueue } from '../ops/usage-metrics.ts'
import { createDiskCache } from './disk-cache.ts'
import { ImageBusy, ImageNotFound, isImageError } from './errors.ts'
import { keepHot } from './hot-pictures.ts'
import { parseMediaPath } from './media-path.ts'
import { createOrigin } from './origin.ts'
import { createOriginals } from './originals.ts'
import { parseWanted } from './parameters.ts'
import { createPictures, type Had, type PictureRequest, pictureRequest, type Pictures } from './pictures.ts'
import { createQueue } from './queue.ts'
import type { Transform } from './transform.ts'

/** Product pictures: Magento never overwrites one but gives a new picture a new name. */
const UNCHANGING = /^catalog\/product\//

const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/**
 * An editor may replace any other file under the same name, so it cannot be immutable. It is fresh for a day;
 * afterwards the browser revalidates the entity tag in the background (RFC 5861).
 */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'

/** Seconds in edges: as long as the shop itself keeps such a picture without a look at its original. */
const IN_EDGES = { fresh: 3600, stale: 604_800, onError: 604_800 }

const RETRY_AFTER_SECONDS = 2

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // A picture opened as a document must not execute anything.
  'content-security-policy': "default-src 'none'; sandbox",
  // Link previews and mails on other sites show the pictures.
  'cross-origin-resource-policy': 'cross-origin',
}

declare module 'fastify' {
  interface FastifyInstance {
    images: {
      /** Removes the variants of all originals, or of those whose path starts with the prefix. Returns their number. */
      purge(pathPrefix?: string): Promise<number>
    }
  }
}

export type ImagesOptions = {
  /** Base path of each site: empty, or with a leading and no trailing slash. */
  basePaths?: readonly string[]
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
  watchCache?: WatchCache
  watchQueue?: WatchQueue
  /** Tells edges that pictures with these tags have changed. */
  forget?: (tags: readonly string[]) => void
}

const MEBIBYTE = 1024 * 1024
const ORIGINALS_IN_MEMORY_BYTES = 24 * MEBIBYTE
/** Pictures of ordinary pages are cached in memory. Few clients request the largest sizes. */
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
    // Slightly more than can be drawn at once, so that originals are fetched while others are drawn.
    ordinary: createQueue({ concurrency: drawing + 2, maxWaiting, maxWaitMs: MAX_WAIT_MS }),
    large: createQueue({ concurrency: 2, maxWaiting: 16, maxWaitMs: MAX_WAIT_MS }),
    checks: createQueue({ concurrency: 1, maxWaiting: 32, maxWaitMs: MAX_WAIT_MS }),
  }
  for (const [name, queue] of Object.entries(queues)) options.watchQueue?.(`images-${name}`, queue)
  const limits = { concurrency: drawing, maxPixels, timeoutSeconds: DRAW_TIMEOUT_SECONDS }
  const loadTransform = async () => (await import('./transform.ts')).createTransform(limits)
  let draws: Promise<Transform> | undefined
  const pictures = createPictures({
    originals: createOriginals(origin, ORIGINALS_IN_MEMORY_BYTES),
    disk: keepHot(disk, HOT),
    queues,
    // Loaded with the first picture that is drawn: the library takes a tenth of a start.
    transform: async (file, wanted) => (await (draws ??= loadTransform()))(file, wanted),
    freshForMs,
    onChange: (path) => options.forget?.([path === '' ? ALL_PICTURES : pictureTag(path)]),
    log,
  })

  app.decorate('images', { purge: (pathPrefix = '') => pictures.purge(pathPrefix) })
  app.addHook('onClose', () => origin.close())
  for (const basePath of basePaths) {
    await app.register(registerImageRoute, { prefix: basePath + RESIZED_IMAGES_PATH, pictures })
  }
}

// The decorator belongs to the whole app, so the plugin has no encapsulated scope.
Object.assign(imagesPlugin, { [Symbol.for('skip-override')]: true })

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

async function registerImageRoute(app: FastifyInstance, { pictures }: { pictures: Pictures }): Promise<void> {
  const requestOf = remembered(
    (url) => {
      const wanted = readUrl(url, `${app.prefix}/`)
      const isUnchanging = UNCHANGING.test(wanted.path)
      const forEdges = app.surrogates?.headersOf(pictureKeys(wanted.path), isUnchanging ? undefined : IN_EDGES) ?? []
      return { wanted, headers: ['cache-control', isUnchanging ? FOR_A_YEAR : FOR_A_DAY, ...forEdges] }
    },
    { entries: 2000, maxLength: 500 },
  )
  const sendBytes = createSender(app, HEADERS)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply.headers(HEADERS)))
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const { wanted, headers } = requestOf(request.url)
      const had = pictures.get(wanted)
      return had instanceof Promise
        ? had.then((one) => send(headers, one, request, reply))
        : send(headers, had, request, reply)
    },
  })

  function send(
    lasting: readonly string[],
    { picture, cacheStatus }: Had,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const { type, etag, body } = picture
    request.cacheStatus = cacheStatus
    const headers = ['etag', etag, ...lasting]
    if (isCurrent(request.headers['if-none-match'], etag)) return sendBytes(request, reply, 304, headers)
    headers.push('content-type', type)
    return sendBytes(request, reply, 200, headers, body)
  }
}

/** Throws IMAGE_BAD_REQUEST. The path is raw, because the router's decoding would hide a double encoding. */
function readUrl(url: string, prefix: string): PictureRequest {
  const [pathname = '', ...query] = url.split('?')
  if (!pathname.startsWith(prefix)) throw new ImageNotFound()
  return pictureRequest(parseMediaPath(pathname.slice(prefix.length)), parseWanted(query.join('?')))
}

/** RFC 9110 §13.1.2: the comparison is weak, because a compressing proxy makes tags weak. */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  const { statusCode: refused = 500, message: reason = '' } = (error ?? {}) as Partial<FastifyError>
  // Errors of Fastify itself, raised before the request was parsed as an image request.
  if (!isImageError(error) && refused >= 400 && refused < 500)
    return reply.code(refused).send({ statusCode: refused, code: 'BAD_REQUEST', message: reason })
  if (!isImageError(error)) {
    request.log.error({ err: error }, 'a picture could not be served')
    return reply.code(500).send({ statusCode: 500, code: 'IMAGE_FAILED', message: 'The picture could not be served.' })
  }
  const { statusCode, code, message } = error
  if (statusCode >= 500) request.log.warn({ code, url: request.url }, message)
  if (error instanceof ImageBusy) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(statusCode).send({ statusCode, code, message })
}
