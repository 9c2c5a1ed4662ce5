import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether what was given is the secret; never when the secret is empty. Takes the same time for every guess. */
export function isSameSecret(given: string, secret: string): boolean {
  return secret !== '' && timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a request carries this token as `Authorization: Bearer …` (RFC 6750); never when `token` is empty. Takes the same time for every guess. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const [, given] = /^bearer +([!-~]+) *$/i.exec(headers.authorization ?? '') ?? []
  return given !== undefined && isSameSecret(given, token)
}
