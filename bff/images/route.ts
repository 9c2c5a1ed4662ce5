import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { remembered } from '../cache/remembered.ts'
import { createSender } from '../http/standing-headers.ts'
import { ImageBusy, ImageNotFound, isImageError } from './errors.ts'
import { parseMediaPath } from './media-path.ts'
import { parseWanted } from './parameters.ts'
import { type Had, type PictureRequest, pictureRequest, type Pictures } from './pictures.ts'

/** Pictures of products: Magento never writes over one, a new picture gets a name of its own. */
const UNCHANGING = /^catalog\/product\//
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
/**
 * Any other file may be replaced by an editor under the same name, so it cannot be immutable: fresh for a day, then shown
 * once more while the browser asks whether the entity tag still holds.
 */
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800, stale-if-error=604800'
const RETRY_AFTER_SECONDS = 2

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // Should a picture ever be opened as a document, it can do nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  // Pictures are public: link previews and mails on other sites show them.
  'cross-origin-resource-policy': 'cross-origin',
}

export async function registerImageRoute(app: FastifyInstance, { pictures }: { pictures: Pictures }): Promise<void> {
  const requestOf = remembered((url) => readUrl(url, `${app.prefix}/`), { entries: 2000, maxLength: 500 })
  const sendBytes = createSender(app, HEADERS)
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply.headers(HEADERS)))
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const wanted = requestOf(request.url)
      const had = pictures.get(wanted)
      return had instanceof Promise
        ? had.then((one) => send(wanted, one, request, reply))
        : send(wanted, had, request, reply)
    },
  })

  function send(
    { path }: PictureRequest,
    { picture, verdict }: Had,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const { type, etag, body } = picture
    request.cacheVerdict = verdict
    const headers = ['etag', etag, 'cache-control', UNCHANGING.test(path) ? FOR_A_YEAR : FOR_A_DAY]
    if (isCurrent(request.headers['if-none-match'], etag)) return sendBytes(request, reply, 304, headers)
    headers.push('content-type', type)
    return sendBytes(request, reply, 200, headers, body)
  }
}

/** Throws IMAGE_BAD_REQUEST. The path is raw, for the router's decoding would hide what was encoded twice. */
function readUrl(url: string, prefix: string): PictureRequest {
  const [pathname = '', ...query] = url.split('?')
  if (!pathname.startsWith(prefix)) throw new ImageNotFound()
  return pictureRequest(parseMediaPath(pathname.slice(prefix.length)), parseWanted(query.join('?')))
}

/** RFC 9110 §13.1.2: the comparison is weak, for a proxy that compresses makes tags weak. */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store')
  const { statusCode: refused = 500, message: reason = '' } = (error ?? {}) as Partial<FastifyError>
  // What the server itself found wrong with the request, before it was looked at as one for a picture.
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
