import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether a request carries this token as `Authorization: Bearer …` (RFC 6750); never when `token` is empty. Takes the same time for every guess. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const [, given] = /^bearer +([!-~]+) *$/i.exec(headers.authorization ?? '') ?? []
  return token !== '' && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
