import { createHash } from 'node:crypto'
import type { Validators } from './origin.ts'

/** A finished variant, as it is sent to browsers. */
export type Picture = {
  type: string
  /** Strong entity tag, derived from the body. */
  etag: string
  body: Buffer
}

export type StoredPicture = Picture & {
  /** Path of the original below the media root. */
  path: string
  /** The version of the original that the variant was made from. */
  source: { digest: string; validators: Validators }
}

type Header = Omit<StoredPicture, 'body'>

/**
 * A header is a path of 500 characters and some validators. A file without a line end in these first bytes was not
 * written by this cache.
 */
export const MAX_HEADER_BYTES = 8_192
const LINE_END = 0x0a

export function entityTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`
}

/** Encodes a picture as one line of JSON followed by its bytes. */
export function encodePictureFile({ body, ...header }: StoredPicture): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body])
}

/** Returns `undefined` for a truncated or altered file and for any other file: the entity tag is also a checksum. */
export function decodePictureFile(file: Buffer): StoredPicture | undefined {
  const header = decodeHeader(file)
  if (!header) return undefined
  const body = file.subarray(file.indexOf(LINE_END) + 1)
  return entityTag(body) === header.etag ? { ...header, body } : undefined
}

/** Reads the header from the first `MAX_HEADER_BYTES` of a file. */
export function decodeHeader(start: Buffer): Header | undefined {
  const end = start.subarray(0, MAX_HEADER_BYTES).indexOf(LINE_END)
  if (end < 0) return undefined
  try {
    const header: unknown = JSON.parse(start.toString('utf8', 0, end))
    return isHeader(header) ? header : undefined
  } catch {
    return undefined
  }
}

function isHeader(value: unknown): value is Header {
  return (
    isObject(value) && isObject(value.source) && ['path', 'type', 'etag'].every((key) => typeof value[key] === 'string')
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
