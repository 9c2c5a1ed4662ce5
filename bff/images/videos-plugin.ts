import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Agent, request } from 'undici'
import { CAPTIONS, VIDEO_TYPES } from '../../schema/video.ts'
import { boundedBody } from '../http/bounded-body.ts'
import { clientBlock } from '../http/client-network.ts'
import { isImageError } from './errors.ts'
import { encodeMediaPath, parseMediaPath } from './media-path.ts'

/** Ms. */
const CONNECT_TIMEOUT = 3000

const SILENCE_TIMEOUT = 15_000

/** Videos in transfer at a time. Each holds a connection to the store for as long as its browser reads. */
const MAX_AT_ONCE = 32

/** Videos of one network at a time: a browser opens two or three connections for one video. */
const MAX_OF_ONE = 8

/** Bytes of one response, with or without Content-Length, and ms that one response may take as a whole. */
const MAX_BYTES = 4 * 1024 ** 3

const TOTAL_TIMEOUT = 3600 * 1000

/** Request headers for partial and conditional requests (RFC 9110 §13, §14). */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const

const RESPONSE_HEADERS = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const

declare module 'fastify' {
  interface FastifyInstance {
    /** The videos of the store's media root. */
    videos: VideoSource
  }
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // A video opened as a document must not execute anything.
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
}
/** An editor may store another video under the same name. */
const FOR_A_DAY = 'public, max-age=86400'
const RETRY_AFTER_SECONDS = 5

/** Decorates the app with `videos`, which all sites share. Nothing outside of `mediaUrl` is ever requested. */
export const videosPlugin = fp(decorateWithVideos, { name: 'videos' })

async function decorateWithVideos(app: FastifyInstance, { mediaUrl }: { mediaUrl: string }): Promise<void> {
  app.decorate('videos', createVideoSource(mediaUrl))
  app.addHook('onClose', () => app.videos.close())
}

/**
 * `GET {prefix}/<path>`: videos of the store's media root and their captions, whole or in ranges. This proxy keeps the
 * store's host name from the browser.
 */
export async function videoRoutes(app: FastifyInstance): Promise<void> {
  const prefix = `${app.prefix}/`
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { hasNoTexts: true },
    handler: async (request, reply) => {
      reply.headers({ ...HEADERS, 'cache-control': 'no-store' })
      // The path is raw, because the router's decoding would hide a double encoding.
      const path = mediaPathOf((request.url.split('?')[0] ?? '').slice(prefix.length))
      const type = path && typeOf(path)
      if (!path || !type) return refuse(reply, 404, 'There is no such video.')
      return send(request, reply, path, type)
    },
  })

  async function send(request: FastifyRequest, reply: FastifyReply, path: string, type: string): Promise<FastifyReply> {
    const response = await app.videos
      .open(path, request.method === 'HEAD' ? 'HEAD' : 'GET', request.headers, clientBlock(request.ip))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'a video could not be loaded')
        return null
      })
    if (response === 'busy')
      return refuse(reply.header('retry-after', RETRY_AFTER_SECONDS), 503, 'Too many videos at once.')
    if (response === 'missing') return refuse(reply, 404, 'There is no such video.')
    if (!response) return refuse(reply, 502, 'The video could not be had.')
    const { status, headers, body } = response
    reply.code(status).headers({ ...headers, 'content-type': type })
    // A cache would send a 416 to those who ask for another part, or for all.
    if (status !== 416) reply.header('cache-control', FOR_A_DAY)
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

type VideoResponse = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: Readable
}

type VideoSource = {
  /**
   * Opens a file below the store's media root. Returns `missing` when the store sends anything but a video, and `busy`
   * when too many videos are in transfer, at all or to the client's network (`from`).
   */
  open(
    path: string,
    method: 'GET' | 'HEAD',
    requested: Readonly<Record<string, string | string[] | undefined>>,
    from: string,
  ): Promise<VideoResponse | 'missing' | 'busy'>
  close(): Promise<void>
}

/**
 * Client of the store's media host for videos. It caches nothing and follows no redirects. Rejects when the host cannot
 * be reached.
 */
export function createVideoSource(mediaUrl: string, maxBytes = MAX_BYTES): VideoSource {
  const root = mediaUrl.endsWith('/') ? mediaUrl : `${mediaUrl}/`
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: SILENCE_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    connections: MAX_AT_ONCE,
  })
  const onTheirWay = new Map<string, number>()
  let all = 0

  function count(from: string, change: 1 | -1): void {
    const own = (onTheirWay.get(from) ?? 0) + change
    all += change
    if (own > 0) onTheirWay.set(from, own)
    else onTheirWay.delete(from)
  }

  return {
    async open(path, method, requested, from) {
      if (all >= MAX_AT_ONCE || (onTheirWay.get(from) ?? 0) >= MAX_OF_ONE) return 'busy'
      count(from, 1)
      try {
        const response = await request(root + encodeMediaPath(path), {
          dispatcher: agent,
          method,
          signal: AbortSignal.timeout(TOTAL_TIMEOUT),
          headers: { 'user-agent': 'Musette-Videos/1', ...picked(REQUEST_HEADERS, requested) },
        })
        response.body.once('close', () => count(from, -1))
        const status = response.statusCode
        if (Number(response.headers['content-length']) > maxBytes) {
          response.body.on('error', () => {}).destroy()
          return 'missing'
        }
        if (status === 200 || status === 206 || status === 304 || status === 416)
          return {
            status,
            headers: picked(RESPONSE_HEADERS, response.headers),
            body: boundedBody(response.body, maxBytes),
          }
        response.body.on('error', () => {}).destroy()
        return 'missing'
      } catch (error) {
        count(from, -1)
        throw error
      }
    },
    close: () => agent.destroy(),
  }
}

function picked(
  names: readonly string[],
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
