import type { FastifyInstance } from 'fastify'
import type { AddHeaders } from '../http/standing-headers.ts'

/** What the caches had to do with an answer: it came from them, late or in time, or was made and kept, or is nothing to keep. */
export type CacheStatus = 'hit' | 'stale' | 'miss' | 'pass'

declare module 'fastify' {
  interface FastifyRequest {
    cacheStatus: CacheStatus
  }
}

/** RFC 9211 */
const CACHE_STATUS: Record<CacheStatus, string> = {
  hit: 'Musette; hit',
  stale: 'Musette; hit; detail=stale',
  miss: 'Musette; fwd=miss',
  pass: 'Musette; fwd=bypass',
}

export function decorateCacheStatus(app: FastifyInstance): void {
  app.decorateRequest('cacheStatus', 'pass')
}

/** Every answer says whether it came from a cache (`Cache-Status`), and with how many ms of work (`Server-Timing`). */
export const addCacheStatus: AddHeaders = (headers, { cacheStatus: verdict }, { elapsedTime }) => {
  const timing = `cache;desc=${verdict}, total;dur=${elapsedTime.toFixed(1)}`
  headers.push('cache-status', CACHE_STATUS[verdict], 'server-timing', timing)
}
