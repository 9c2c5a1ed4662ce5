import { ImageBadRequest } from './errors.ts'

const MAX_LENGTH = 500
/**
 * Characters that no media file has but that attacks use: separators, control characters, a second percent-encoding.
 */
const FORBIDDEN = /[\u0000-\u001f\u007f\\/%]/

/**
 * Decodes the path below the media root that a request names, such as `catalog/product/c/h/chien.jpg`. Throws
 * IMAGE_BAD_REQUEST for a path that could lead out of that root.
 */
export function parseMediaPath(encoded: string): string {
  if (encoded === '') throw new ImageBadRequest('The path names no picture.')
  if (encoded.length > MAX_LENGTH) throw new ImageBadRequest(`The path is longer than ${MAX_LENGTH} characters.`)
  return encoded.split('/').map(parseSegment).join('/')
}

/** Inverse of `parseMediaPath`. The result is appended to the URL of the media root. */
export function encodeMediaPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function parseSegment(encoded: string): string {
  const segment = decode(encoded)
  if (segment === undefined || FORBIDDEN.test(segment) || segment === '' || segment === '.' || segment === '..')
    throw new ImageBadRequest('The path is not the plain path of a file below the media root.')
  return segment
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
