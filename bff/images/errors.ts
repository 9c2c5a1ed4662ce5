import createError from '@fastify/error'
import type { FastifyError } from '@fastify/error'

/** Reasons why a picture is not served. The messages address developers and reveal no internals. */

export const ImageBadRequest = createError<[string]>('IMAGE_BAD_REQUEST', '%s', 400)
export const ImageNotFound = createError<[]>('IMAGE_NOT_FOUND', 'There is no such picture.', 404)
export const ImageTooLarge = createError<[]>('IMAGE_TOO_LARGE', 'The original has too many bytes.', 413)
export const ImageNotSupported = createError<[]>(
  'IMAGE_NOT_SUPPORTED',
  'The original is not a readable JPEG, PNG, WebP, GIF or AVIF picture.',
  415,
)
export const ImageTooComplex = createError<[]>('IMAGE_TOO_COMPLEX', 'The original has too many pixels.', 422)
export const ImageOriginFailed = createError<[]>(
  'IMAGE_ORIGIN_FAILED',
  'The media host did not deliver the original.',
  502,
)
export const ImageBusy = createError<[]>('IMAGE_BUSY', 'The picture could not be made in time.', 503)
export const ImageOriginTimeout = createError<[]>('IMAGE_ORIGIN_TIMEOUT', 'The media host took too long.', 504)

export function isImageError(error: unknown): error is FastifyError & { statusCode: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('IMAGE_')
}
