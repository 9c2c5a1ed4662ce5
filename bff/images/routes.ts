import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCurrent } from '../cache/send-cached.ts'
import { pictureKeys } from '../cache/surrogate-keys.ts'
import { ImageBusy, ImageNotFound, isImageError } from './errors.ts'
import { parseMediaPath } from './media-path.ts'
import { parseWanted } from './parameters.ts'
import { type PictureRequest, pictureRequest } from './pictures.ts'

/** Product pictures: Magento never overwrites one but gives a new picture a new name. */
const UNCHANGING = /^catalog\/product\//

const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/**
 * An editor may replace any other file under the same name, so it cannot be immutable. It is fresh for a day;
 * afterwards the browser revalidates the entity tag in the background (RFC 5861).
 */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'

/** Seconds in edges: as long as the shop itself keeps such a picture without checking its original. */
const IN_EDGES = { fresh: 3600, stale: 604_800, onError: 604_800 }

const RETRY_AFTER_SECONDS = 2

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // A picture opened as a document must not execute anything.
  'content-security-policy': "default-src 'none'; sandbox",
  // Link previews and mails on other sites show the pictures.
  'cross-origin-resource-policy': 'cross-origin',
}

/** `GET {prefix}/<path>`: one picture of `app.images`. */
export async function imageRoutes(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(sendError)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { hasNoTexts: true, isPartOfPage: true },
    handler: async (request, reply) => {
      const wanted = readUrl(request.url, `${app.prefix}/`)
      const { picture, cacheStatus } = await app.images.get(wanted)
      const { type, etag, body } = picture
      request.cacheStatus = cacheStatus
      reply.headers({ ...HEADERS, ...lasting(wanted.path), etag })
      if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply.type(type).send(body)
    },
  })

  function lasting(path: string): Record<string, string> {
    const isUnchanging = UNCHANGING.test(path)
    const forEdges = app.surrogates?.headersOf(pictureKeys(path), isUnchanging ? undefined : IN_EDGES)
    return { 'cache-control': isUnchanging ? FOR_A_YEAR : FOR_A_DAY, ...forEdges }
  }
}

/** Throws IMAGE_BAD_REQUEST. The path is raw, because the router's decoding would hide a double encoding. */
function readUrl(url: string, prefix: string): PictureRequest {
  const [pathname = '', ...query] = url.split('?')
  if (!pathname.startsWith(prefix)) throw new ImageNotFound()
  return pictureRequest(parseMediaPath(pathname.slice(prefix.length)), parseWanted(query.join('?')))
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ ...HEADERS, 'cache-control': 'no-store' })
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
