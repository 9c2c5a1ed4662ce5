import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAddressList } from '../http/address-list.ts'
import { hasBearer } from '../http/secrets.ts'
import { isPrefetch } from './access-log.ts'
import type { Metrics } from './metrics.ts'

const isLoopback = createAddressList(['127.0.0.0/8', '::1'])

const FILE = /\.\w+$/

export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.request(routeOf(request), request.method, reply.statusCode, reply.elapsedTime, request.cacheStatus)
    done()
  })
}

/** The pattern of the matched route. Built files have a route each but share one label, as all do that is prefetched. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions
  if (url === undefined) return 'none'
  if (isPrefetch(request)) return 'prefetch'
  return FILE.test(url) ? 'file' : url
}

export type MetricsOptions = {
  metrics: Metrics
  /** Empty: only this machine may read the metrics. */
  token: string
}

/**
 * `GET {base}/metrics`, in Prometheus' text format. It requires the token. If none is configured, only this machine has
 * access.
 */
export async function metricsPlugin(app: FastifyInstance, { metrics, token }: MetricsOptions): Promise<void> {
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
    return reply.type(metrics.contentType).send(await metrics.scrape())
  })
}

/** A reverse proxy on this machine forwards requests of others and says so in its headers. */
function isFromThisMachine({ raw, ip, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'] ?? headers['x-real-ip']
  return isForwarded === undefined && isLoopback(ip) && isLoopback(raw.socket.remoteAddress ?? '')
}
