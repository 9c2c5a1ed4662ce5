import type { FastifyRequest } from 'fastify'
import { isSameSecret } from './same-secret.ts'

/** Whether a request carries this token as `Authorization: Bearer …` (RFC 6750); never when `token` is empty. Takes the same time for every guess. */
export function hasBearer({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const [, given] = /^bearer +([!-~]+) *$/i.exec(headers.authorization ?? '') ?? []
  return given !== undefined && isSameSecret(given, token)
}
