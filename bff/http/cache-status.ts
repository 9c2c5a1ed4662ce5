import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How the caches served a request: with a fresh response, with a stale one, after loading it, or not at all. */
export type CacheStatus = 'hit' | 'stale' | 'miss' | 'pass'

declare module 'fastify' {
  interface FastifyRequest {
    cacheStatus: CacheStatus
  }
}

/** Values of the `Cache-Status` header (RFC 9211). */
const CACHE_STATUS: Record<CacheStatus, string> = {
  hit: 'Musette; hit',
  stale: 'Musette; hit; detail=stale',
  miss: 'Musette; fwd=miss',
  pass: 'Musette; fwd=bypass',
}

/** Adds `Cache-Status` (RFC 9211) and `Server-Timing` to every response. `more`: further entries of the latter, each with a comma before it. */
export function addCacheStatus(
  app: FastifyInstance,
  more: (request: FastifyRequest, reply: FastifyReply) => string = () => '',
): void {
  app.decorateRequest('cacheStatus', 'pass')
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheStatus } = request
    const timing = `cache;desc=${cacheStatus}, total;dur=${reply.elapsedTime.toFixed(1)}${more(request, reply)}`
    reply.headers({ 'cache-status': CACHE_STATUS[cacheStatus], 'server-timing': timing })
    done(null, payload)
  })
}

/** The cache status of a response that consists of several: that of the slowest one. */
export function worstCacheStatus(statuses: readonly CacheStatus[]): CacheStatus {
  return (['pass', 'miss', 'stale'] as const).find((one) => statuses.includes(one)) ?? 'hit'
}
