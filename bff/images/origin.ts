import { createHash } from 'node:crypto'
import { Agent, request } from 'undici'
import type { Dispatcher } from 'undici'
import { ImageNotFound, ImageOriginFailed, ImageOriginTimeout, ImageTooLarge, isImageError } from './errors.ts'
import { encodeMediaPath } from './media-path.ts'

/** Validators of the origin's response for this version of a file (RFC 9110 §8.8). */
export type Validators = { etag?: string; lastModified?: string }

export type Original = {
  bytes: Buffer
  /** SHA-256 of the bytes, for origins that send no validators. */
  digest: string
  validators: Validators
}

export type OriginLimits = {
  maxBytes: number
  connectTimeoutMs: number
  /** Ms until the headers, and between two chunks of the body. */
  silenceTimeoutMs: number
  totalTimeoutMs: number
}

export type Origin = {
  /** Fetches the file at a path below the media root. Resolves to `unchanged` on a 304 for the known version. */
  fetch(path: string, known?: Validators): Promise<Original | 'unchanged'>
  close(): Promise<void>
}

/** Some firewalls in front of stores reject clients without a User-Agent. */
const USER_AGENT = 'Musette-Images/1'

/**
 * Client of the store's media host. It requests only files below `mediaUrl`, follows no redirects, and aborts a
 * response that is too long or too slow.
 */
export function createOrigin(mediaUrl: string, limits: OriginLimits): Origin {
  const root = mediaRoot(mediaUrl)
  const agent = new Agent({
    connect: { timeout: limits.connectTimeoutMs },
    headersTimeout: limits.silenceTimeoutMs,
    bodyTimeout: limits.silenceTimeoutMs,
  })

  async function load(path: string, known: Validators): Promise<Original | 'unchanged'> {
    const response = await request(root + encodeMediaPath(path), {
      dispatcher: agent,
      headers: { accept: 'image/*', 'user-agent': USER_AGENT, ...conditions(known) },
      signal: AbortSignal.timeout(limits.totalTimeoutMs),
    })
    try {
      if (response.statusCode === 304) return 'unchanged'
      refuseStatus(response.statusCode)
      const bytes = await readBounded(response, limits.maxBytes)
      return { bytes, digest: createHash('sha256').update(bytes).digest('hex'), validators: validatorsOf(response) }
    } finally {
      // The unread rest of the body is discarded. An aborted body emits an error, which is expected here.
      response.body.on('error', () => {}).destroy()
    }
  }

  return {
    fetch: (path, known = {}) => load(path, known).catch((error: unknown) => Promise.reject(asImageError(error))),
    close: () => agent.destroy(),
  }
}

function mediaRoot(mediaUrl: string): string {
  const { protocol, username, password, search, hash, href } = new URL(mediaUrl)
  if (!/^https?:$/.test(protocol) || username || password || search || hash)
    throw new Error('mediaUrl must be a plain http or https address of the media root')
  return href.endsWith('/') ? href : `${href}/`
}

function conditions({ etag, lastModified }: Validators): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) }
}

/** A bucket behind a media host sends 403 for a missing file. A redirect is an error, because it may lead anywhere. */
function refuseStatus(status: number): void {
  if (status === 200) return
  if (status === 403 || status === 404 || status === 410) throw new ImageNotFound()
  throw new ImageOriginFailed()
}

async function readBounded({ headers, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  if (Number(headers['content-length']) > maxBytes) throw new ImageTooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new ImageTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

function validatorsOf({ headers }: Dispatcher.ResponseData): Validators {
  const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
  return { etag: single(headers.etag), lastModified: single(headers['last-modified']) }
}

const TIMEOUTS: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

function asImageError(error: unknown): Error {
  if (isImageError(error)) return error
  const { name = '', code = '' } = error instanceof Error ? (error as NodeJS.ErrnoException) : {}
  return name === 'TimeoutError' || TIMEOUTS.has(code) ? new ImageOriginTimeout() : new ImageOriginFailed()
}
