import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'

/** The configured keys, or a random one until the process ends. Production does not start without a key. */
export function sessionKeys(configured: readonly Buffer[], log: FastifyBaseLogger): readonly Buffer[] {
  if (configured.length > 0) return configured
  log.warn('SESSION_KEY is not set: sessions end when this process stops')
  return [randomBytes(32)]
}
