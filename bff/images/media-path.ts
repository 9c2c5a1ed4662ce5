import { ImageBadRequest } from './errors.ts'

const MAX_LENGTH = 500
/** Characters no file of a media folder has, but attacks do: separators, control characters, a second percent-encoding. */
const FORBIDDEN = /[\u0000-\u001f\u007f\\/%]/

/**
 * The path below the media root that a request names, decoded: `catalog/product/c/h/chien.jpg`.
 * Throws IMAGE_BAD_REQUEST for whatever might lead out of that root.
 */
export function parseMediaPath(encoded: string): string {
  if (encoded === '') throw new ImageBadRequest('The path names no picture.')
  if (encoded.length > MAX_LENGTH) throw new ImageBadRequest(`The path is longer than ${MAX_LENGTH} characters.`)
  return encoded.split('/').map(parseSegment).join('/')
}

/** The inverse: what is appended to the media root's URL. */
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
