import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CAPTIONS, VIDEO_FILES_PATH, VIDEO_TYPES } from '../../schema/video.ts'
import { isImageError } from '../images/errors.ts'
import { parseMediaPath } from '../images/media-path.ts'
import { createVideoSource } from './video-source.ts'

export type VideosOptions = {
  /** Empty, or with a leading and no trailing slash. */
  basePath: string
  /** The store's media root: nothing outside of it is ever asked for. */
  mediaUrl: string
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // Should a film ever be opened as a document, it can do nothing.
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
}
/** An editor may put another film under the same name. */
const FOR_A_DAY = 'public, max-age=86400'
const RETRY_AFTER_SECONDS = 5

/** `GET {base}/video-files/<path>`: films of the store's media root and their captions, whole or in parts, so that no host name of the store reaches the browser. */
export async function videosPlugin(app: FastifyInstance, { basePath, mediaUrl }: VideosOptions): Promise<void> {
  const source = createVideoSource(mediaUrl)
  const prefix = `${basePath}${VIDEO_FILES_PATH}/`
  app.addHook('onClose', () => source.close())
  app.route({
    method: ['GET', 'HEAD'],
    url: `${prefix}*`,
    handler: async (request, reply) => {
      reply.headers({ ...HEADERS, 'cache-control': 'no-store' })
      // The path is raw, for the router's decoding would hide what was encoded twice.
      const path = mediaPathOf((request.url.split('?')[0] ?? '').slice(prefix.length))
      const type = path && typeOf(path)
      if (!path || !type) return refuse(reply, 404, 'There is no such video.')
      return send(request, reply, path, type)
    },
  })

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, type: string): Promise<FastifyReply> {
    const answer = await source
      .open(path, request.method === 'HEAD' ? 'HEAD' : 'GET', request.headers)
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'a video could not be had')
        return null
      })
    if (answer === 'busy')
      return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'Too many videos at once.')
    if (answer === 'missing') return refuse(reply, 404, 'There is no such video.')
    if (!answer) return refuse(reply, 502, 'The video could not be had.')
    const { status, headers, body } = answer
    reply.code(status).headers({ ...headers, 'content-type': type, 'cache-control': FOR_A_DAY })
    if (status !== 304 && request.method === 'GET') return reply.send(body)
    body.on('error', () => {}).destroy()
    return reply.send()
  }
}

function mediaPathOf(encoded: string): string | null {
  try {
    return parseMediaPath(encoded)
  } catch (error) {
    if (isImageError(error)) return null
    throw error
  }
}

function typeOf(path: string): string | undefined {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  if (extension === CAPTIONS.extension) return CAPTIONS.type
  return Object.hasOwn(VIDEO_TYPES, extension) ? VIDEO_TYPES[extension] : undefined
}

function refuse(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  return reply.code(statusCode).send({ statusCode, message })
}
