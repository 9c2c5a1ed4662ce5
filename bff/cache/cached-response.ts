import { createHash } from 'node:crypto'
import { ENCODINGS, type Encoding, LEAST_COMPRESSED, compress } from '../http/encoding.ts'
import type { SurrogateKeys } from './surrogate-keys.ts'

/** A response as it is sent: its bytes, and its compressed forms, which are made on first use. */
export type CachedResponse = {
  readonly status: number
  /** Names in lower case. Age and encoding are added when the response is sent. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Hash of the body; the ETag of each form adds the encoding (RFC 9110 §8.8.3). */
  readonly hash: string
  /** Ms since the epoch. */
  readonly madeAt: number
  readonly plain: Form
  readonly compressed: Map<Encoding, Promise<Form>>
  /** For edges; absent where they are off, and for responses that edges may keep for a minute only. */
  readonly keys?: SurrogateKeys
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
  keys?: SurrogateKeys,
): CachedResponse {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)
  const plain = { bytes: body, etag: `"${hash}"` }
  return { status, headers, body, hash, madeAt, plain, compressed: new Map(), ...(keys !== undefined && { keys }) }
}

/** Estimated memory in bytes with all forms: text compresses to a third or less. */
export function bytesOf({ body, headers, keys = '' }: CachedResponse): number {
  return body.length * (1 + (ENCODINGS.length - 1) / 3) + JSON.stringify(headers).length * 2 + keys.length
}

/** The response in an encoding, compressed once. */
export async function formOf(response: CachedResponse, encoding: Encoding): Promise<Form> {
  const { body, hash, plain, compressed } = response
  if (encoding === 'identity' || body.length < LEAST_COMPRESSED) return plain
  const known = compressed.get(encoding)
  if (known) return known
  const making = compress(body, encoding).then((bytes) => ({ bytes, etag: `"${hash}-${encoding}"` }))
  compressed.set(encoding, making)
  return making
}
