import { hostname } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { levels } from 'pino'
import type { CacheStatus } from '../http/cache-status.ts'
import { loggableUrl } from './loggable-url.ts'
import type { AccessLogSettings } from '../config.ts'
import type { LogStream } from './logger.ts'
import { type Span, spanOf } from './trace.ts'

const PROCESS = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, set once it is known. */
    operation: string | undefined
  }
}

/** Monitoring polls these every few seconds. */
const PROBE = /\/(health\/(live|ready)|metrics)$/

/** Whether a browser fetches ahead what the shopper has not opened yet (Fetch, `Sec-Purpose`): this is no page view. */
export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^prefetch\b/.test(String(headers['sec-purpose']))
}

/**
 * Logs one line per response: method, URL without secrets, GraphQL operation, whether it was prefetched, status, ms, cache status and request id.
 * Of hits that are neither errors nor slow a sample is enough.
 */
export function logAccess(app: FastifyInstance, stream: LogStream, { sampling, slow }: AccessLogSettings): void {
  app.decorateRequest('operation', undefined)
  const least = levels.values[app.log.level] ?? Infinity
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const level = levelOf(request.url, status)
    if (level < least) return done()
    const { id: requestId, method, url, operation, cacheStatus } = request
    const ms = reply.elapsedTime
    const share = cacheStatus === 'hit' && status < 400 && ms < slow ? sampling : 1
    if (share === 1 || Math.random() < share) {
      const isAhead = isPrefetch(request)
      const weight = share === 1 ? undefined : 1 / share
      const span = spanOf(request.log)
      const logged = { requestId, span, method, url, operation, isAhead, status, ms, cacheStatus, weight }
      stream.write(accessLine(level, logged))
    }
    done()
  })
}

function levelOf(url: string, status: number): LineLevel {
  if (PROBE.test(url)) return 20
  return status >= 500 ? 40 : 30
}

/** What is known of a response after it was sent. */
type LoggedRequest = {
  requestId: string
  span: Span | undefined
  method: string
  url: string
  /** Names of GraphQL operations. */
  operation: string | undefined
  /** Prefetched. */
  isAhead: boolean
  status: number
  ms: number
  cacheStatus: CacheStatus
  /** How many responses the line of a sample stands for. */
  weight: number | undefined
}

/** pino's levels debug, info and warn. */
type LineLevel = 20 | 30 | 40

/**
 * The line of a response, in pino's format. It is built by hand because every response has one. Methods, operations and
 * ids need no escaping: they hold no character that JSON would escape (see `requestIdOf`).
 */
function accessLine(level: LineLevel, logged: LoggedRequest): string {
  const { requestId, span, method, url, operation, isAhead, status, ms, cacheStatus, weight } = logged
  const trace = span === undefined ? '' : `,"traceId":"${span.traceId}","spanId":"${span.spanId}"`
  const named = operation === undefined ? '' : `,"operation":"${operation}"`
  const ahead = isAhead ? ',"purpose":"prefetch"' : ''
  const rounded = Math.round(ms * 10) / 10
  const sampled = weight === undefined ? '' : `,"weight":${Math.round(weight * 100) / 100}`
  return `{"level":${level},"time":${Date.now()},${PROCESS},"reqId":"${requestId}"${trace},"logger":"access","method":"${method}","url":${JSON.stringify(loggableUrl(url))}${named}${ahead},"status":${status},"ms":${rounded},"cache":"${cacheStatus}"${sampled},"msg":"request"}\n`
}
