import createError from '@fastify/error'
import type { FastifyRequest } from 'fastify'

export const CrossOriginRefused = createError<[]>('FORBIDDEN', 'Requests of another site are refused', 403)

/**
 * Whether a script or form of another site sent this request. Browsers send `Origin` and `Sec-Fetch-Site` with every
 * POST (Fetch standard).
 */
export function isCrossOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return true
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host
}
