import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { logAccess } from './access-log.ts'
import { countRequests } from './metrics-plugin.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import type { Tracing } from './tracing.ts'
import { type WatchCache, watchCaches, type WatchQueue, watchQueues } from './usage-metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
    /** Show a cache or a queue among the metrics; those of a site with its code. */
    watchCache: WatchCache
    watchQueue: WatchQueue
    /** Absent where tracing is off. */
    tracing?: Tracing
  }
}

/** Metrics, traces, and the access log. */
export const observationPlugin = fp(observe, { name: 'observation' })

async function observe(app: FastifyInstance): Promise<void> {
  const { tracing: settings, trustProxy, ops } = app.config
  const metrics = createMetrics()
  app.decorate('metrics', metrics)
  app.decorate('watchCache', watchCaches(metrics))
  app.decorate('watchQueue', watchQueues(metrics))
  if (settings) {
    const { startTracing } = await import('./tracing.ts')
    app.decorate('tracing', startTracing(app, settings, trustProxy))
  }
  logAccess(app, ops.accessLog)
  countRequests(app, metrics, app.tracing?.end)
}
