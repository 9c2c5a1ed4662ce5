import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessLogSettings } from '../config.ts'
import { loggableUrl } from './loggable-url.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, set once it is known. */
    operation: string | undefined
  }
}

/** Monitoring polls these every few seconds. */
const PROBE = /\/(health\/(live|ready)|metrics)$/

/** Whether this is a prefetch (Fetch, `Sec-Purpose`), which is no page view. */
export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^prefetch\b/.test(String(headers['sec-purpose']))
}

/**
 * Logs one line per response: method, URL without secrets, GraphQL operation, whether it was prefetched, status, ms, cache status and request id.
 * Hits that are neither errors nor slow are sampled.
 */
export function logAccess(app: FastifyInstance, { sampling, slow }: AccessLogSettings): void {
  app.decorateRequest('operation', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const { log, method, url, operation, cacheStatus: cache } = request
    const { statusCode: status } = reply
    const ms = Math.round(reply.elapsedTime * 10) / 10
    const share = cache === 'hit' && status < 400 && ms < slow ? sampling : 1
    if (share === 1 || Math.random() < share) {
      // Number of responses that a sampled line stands for.
      const weight = share === 1 ? undefined : Math.round(100 / share) / 100
      const purpose = isPrefetch(request) ? 'prefetch' : undefined
      const line = { logger: 'access', method, url: loggableUrl(url), operation, purpose, status, ms, cache, weight }
      log[levelOf(url, status)](line, 'request')
    }
    done()
  })
}

function levelOf(url: string, status: number): 'debug' | 'info' | 'warn' {
  if (PROBE.test(url)) return 'debug'
  return status >= 500 ? 'warn' : 'info'
}
