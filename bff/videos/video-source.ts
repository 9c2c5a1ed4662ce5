import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { boundedBody } from '../http/bounded-body.ts'
import { encodeMediaPath } from '../images/media-path.ts'

/** Ms. */
const CONNECT_TIMEOUT = 3000
const SILENCE_TIMEOUT = 15_000
/** Films that are on their way at a time; each takes a connection of the store's for as long as its browser reads. */
const MAX_AT_ONCE = 32
/** Bytes of one answer, whether it says how long it is or not, and ms that one may take as a whole. */
const MAX_BYTES = 4 * 1024 ** 3
const TOTAL_TIMEOUT = 3600 * 1000
/** What a browser asks to get a part, or only what is new (RFC 9110 §13, §14). */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const
const ANSWERED = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const

export type VideoAnswer = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: Readable
}

export type VideoSource = {
  /** A file below the store's media root; `missing` for whatever the store answers but a film, `busy` when too many are on their way. */
  open(
    path: string,
    method: 'GET' | 'HEAD',
    asked: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<VideoAnswer | 'missing' | 'busy'>
  close(): Promise<void>
}

/** The store's media host, for films: nothing is kept here, and redirects are not followed. Rejects when it cannot be reached. */
export function createVideoSource(mediaUrl: string, maxBytes = MAX_BYTES): VideoSource {
  const root = mediaUrl.endsWith('/') ? mediaUrl : `${mediaUrl}/`
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: SILENCE_TIMEOUT,
    bodyTimeout: SILENCE_TIMEOUT,
    connections: MAX_AT_ONCE,
  })
  let onTheirWay = 0

  return {
    async open(path, method, asked) {
      if (onTheirWay >= MAX_AT_ONCE) return 'busy'
      onTheirWay += 1
      try {
        const answer = await request(root + encodeMediaPath(path), {
          dispatcher: agent,
          method,
          signal: AbortSignal.timeout(TOTAL_TIMEOUT),
          headers: { 'user-agent': 'Musette-Videos/1', ...picked(ASKED, asked) },
        })
        answer.body.once('close', () => (onTheirWay -= 1))
        const status = answer.statusCode
        if (Number(answer.headers['content-length']) > maxBytes) {
          answer.body.on('error', () => {}).destroy()
          return 'missing'
        }
        if (status === 200 || status === 206 || status === 304 || status === 416)
          return { status, headers: picked(ANSWERED, answer.headers), body: boundedBody(answer.body, maxBytes) }
        answer.body.on('error', () => {}).destroy()
        return 'missing'
      } catch (error) {
        onTheirWay -= 1
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
