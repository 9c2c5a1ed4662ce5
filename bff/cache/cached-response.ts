import { createHash } from 'node:crypto'
import { compress, LEAST_COMPRESSED } from './compress.ts'
import { type Encoding, ENCODINGS } from './encoding.ts'

/** An answer as it is sent: bytes, and their compressed forms from when they were first wanted. */
export type CachedResponse = {
  readonly status: number
  /** Names in lower case; those that speak of age and encoding are added when it is sent. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Names the body's content; each form adds its encoding (RFC 9110 §8.8.3). */
  readonly hash: string
  /** Ms since the epoch. */
  readonly madeAt: number
  readonly plain: Form
  readonly compressed: Map<Encoding, Form | Promise<Form>>
}

export type Form = {
  bytes: Buffer
  /** Strong, with its quotes. */
  etag: string
}

const HASH_LENGTH = 27

export function createCachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer,
  madeAt: number,
): CachedResponse {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)
  return { status, headers, body, hash, madeAt, plain: { bytes: body, etag: `"${hash}"` }, compressed: new Map() }
}

/** Memory that it may come to take, in bytes, with all of its forms: text shrinks to a third or less. */
export function bytesOf({ body, headers }: CachedResponse): number {
  return body.length * (1 + (ENCODINGS.length - 1) / 3) + JSON.stringify(headers).length * 2
}

/** The answer in an encoding; made once, however many ask. */
export function formOf(response: CachedResponse, encoding: Encoding): Form | Promise<Form> {
  if (encoding === 'identity' || response.body.length < LEAST_COMPRESSED) return response.plain
  const known = response.compressed.get(encoding)
  if (known) return known
  const making = compress(response.body, encoding).then((bytes) => {
    const form: Form = { bytes, etag: `"${response.hash}-${encoding}"` }
    response.compressed.set(encoding, form)
    return form
  })
  response.compressed.set(encoding, making)
  return making
}
