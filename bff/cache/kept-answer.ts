import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, ENCODINGS } from './encoding.ts'

/** An answer as it is sent: bytes, and their compressed forms from when they were first wanted. */
export type KeptAnswer = {
  readonly status: number
  /** Names in lower case; those that speak of age and encoding are added when it is sent. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Names the body's content; each form adds its encoding (RFC 9110 §8.8.3). */
  readonly hash: string
  /** Ms since the epoch. */
  readonly madeAt: number
  readonly forms: Map<Encoding, Form | Promise<Form>>
}

export type Form = {
  bytes: Buffer
  /** Strong, with its quotes. */
  etag: string
}

/** Below this many bytes compression gains nothing. */
const THRESHOLD = 1024
const HASH_LENGTH = 27

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function keepAnswer(
  status: number,
  headers: Readonly<Record<string, string>>,
  content: string | Buffer,
  madeAt: number,
): KeptAnswer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)
  const plain: Form = { bytes: body, etag: `"${hash}"` }
  return { status, headers, body, hash, madeAt, forms: new Map([['identity', plain]]) }
}

/** Memory that it may come to take, in bytes, with all of its forms: text shrinks to a third or less. */
export function bytesOf({ body, headers }: KeptAnswer): number {
  return body.length * (1 + (ENCODINGS.length - 1) / 3) + JSON.stringify(headers).length * 2
}

/** The answer in an encoding; made once, however many ask. */
export function formOf(answer: KeptAnswer, wanted: Encoding): Form | Promise<Form> {
  const encoding = answer.body.length < THRESHOLD ? 'identity' : wanted
  const known = answer.forms.get(encoding)
  if (known) return known
  const making = compress(answer.body, encoding).then((bytes) => {
    const form: Form = { bytes, etag: `"${answer.hash}-${encoding}"` }
    answer.forms.set(encoding, form)
    return form
  })
  answer.forms.set(encoding, making)
  return making
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body)
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
