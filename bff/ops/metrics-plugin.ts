import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageKind } from '../../schema/page-kind.ts'
import { createAddressList } from '../lib/address-list.ts'
import { isForwarded } from '../http/forwarded.ts'
import { hasBearer } from '../http/secrets.ts'
import { isPrefetch } from './access-log.ts'
import type { Metrics } from './metrics.ts'
import { spanOf } from './trace.ts'
import type { Tracing } from './tracing.ts'

const isLoopback = createAddressList(['127.0.0.0/8', '::1'])

const FILE = /\.\w+$/

const OPEN_METRICS = /\bapplication\/openmetrics-text\b/i

declare module 'fastify' {
  interface FastifyRequest {
    /** Kind of the page that was sent, once it is known. */
    page: PageKind | undefined
  }
  interface FastifyContextConfig {
    /** For page routes: returns the kind of an address whose page was not sent. */
    pageOf?: (url: string) => PageKind
  }
}

/** `end`: ends the span of a sampled request; absent where tracing is off. */
export function countRequests(app: FastifyInstance, metrics: Metrics, end?: Tracing['end']): void {
  app.decorateRequest('page', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, cacheStatus } = request
    const { route, page } = routeOf(request)
    const span = spanOf(request.log)
    const exemplar = span?.isSampled ? span : undefined
    const { statusCode: status, elapsedTime: ms } = reply
    const counted = { route, page, method, status, ms, cacheStatus, exemplar }
    metrics.request(counted)
    if (exemplar) end?.(exemplar, counted, request)
    done()
  })
}

/** The pattern of the matched route, and the kind of a page. Built files have a route each but share one label, and so do all prefetches. */
function routeOf(request: FastifyRequest): { route: string; page: PageKind | undefined } {
  // Fastify creates this object each time it is read.
  const { url, config } = request.routeOptions
  if (url === undefined) return { route: 'none', page: undefined }
  if (isPrefetch(request)) return { route: 'prefetch', page: undefined }
  if (config.pageOf) return { route: url, page: request.page ?? config.pageOf(request.url) }
  return { route: FILE.test(url) ? 'file' : url, page: undefined }
}

/**
 * `GET {base}/metrics`, in Prometheus' text format. It requires the token. If none is configured, only this machine has
 * access.
 */
export async function metricsPlugin(app: FastifyInstance): Promise<void> {
  const { metrics, config } = app
  const token = config.ops.metricsToken
  app.get('/metrics', { config: { isVital: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (token !== '' && !hasBearer(request, token)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Unauthorized\n')
    }
    if (token === '' && !isFromThisMachine(request)) {
      return reply.code(403).type('text/plain; charset=utf-8').send('Set METRICS_TOKEN to ask from elsewhere\n')
    }
    const isOpen = OPEN_METRICS.test(request.headers.accept ?? '')
    const { type, text } = await metrics.scrape(isOpen)
    return reply.type(type).send(text)
  })
}

/** A reverse proxy on this machine forwards requests of others and says so in its headers. */
function isFromThisMachine({ raw, ip, headers }: FastifyRequest): boolean {
  return !isForwarded(headers) && isLoopback(ip) && isLoopback(raw.socket.remoteAddress ?? '')
}
