import type { FastifyInstance } from 'fastify'

/** What the caches had to do with an answer: it came from them, late or in time, or was made and kept, or is nothing to keep. */
export type CacheVerdict = 'hit' | 'stale' | 'miss' | 'pass'

declare module 'fastify' {
  interface FastifyRequest {
    cacheVerdict: CacheVerdict
  }
}

/** RFC 9211 */
const CACHE_STATUS: Record<CacheVerdict, string> = {
  hit: 'Musette; hit',
  stale: 'Musette; hit; detail=stale',
  miss: 'Musette; fwd=miss',
  pass: 'Musette; fwd=bypass',
}

/** Every answer says whether it came from a cache (`Cache-Status`), and with how many ms of work (`Server-Timing`). */
export function sendCacheStatus(app: FastifyInstance): void {
  app.decorateRequest('cacheVerdict', 'pass')
  app.addHook('onSend', (request, reply, payload, done) => {
    const verdict = request.cacheVerdict
    reply.header('cache-status', CACHE_STATUS[verdict])
    reply.header('server-timing', `cache;desc=${verdict}, total;dur=${reply.elapsedTime.toFixed(1)}`)
    done(null, payload)
  })
}
