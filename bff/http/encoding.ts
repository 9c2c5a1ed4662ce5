import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MAX_LENGTH = 200

/** The best encoding that a client accepts (RFC 9110 §12.5.3). Only the first 200 characters are read. */
export function preferredEncoding(accept = ''): Encoding {
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of accept.slice(0, MAX_LENGTH).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name === 'x-gzip' ? 'gzip' : name)
  }
  const takes = (encoding: Encoding) =>
    !refused.has(encoding) && (accepted.has(encoding) || (accepted.has('*') && encoding !== 'identity'))
  return ENCODINGS.find(takes) ?? 'identity'
}

/** Bytes. Smaller bodies are not compressed. */
export const LEAST_COMPRESSED = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses outside the main thread. */
export function compress(text: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text)
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}
