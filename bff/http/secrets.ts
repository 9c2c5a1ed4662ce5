import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether `given` equals the secret; always false for an empty secret. Every guess takes the same time. */
export function isSameSecret(given: string, secret: string): boolean {
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * Whether a request carries this token as `Authorization: Bearer …` (RFC 6750); always false for an empty token. Every
 * guess takes the same time.
 */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const [, given] = /^bearer +([!-~]+) *$/i.exec(headers.authorization ?? '') ?? []
  return given !== undefined && isSameSecret(given, token)
}
