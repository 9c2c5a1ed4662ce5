import { beginCall, type NewHeaders } from './call-span.ts'
import type { StoreClient } from './store-client.ts'
import { UpstreamError } from './upstream-error.ts'
import type { Metrics } from '../ops/metrics.ts'

/**
 * Wraps a store client so that every call is counted, timed and traced. `newHeaders` creates the headers of calls outside of any trace; absent where
 * tracing is off.
 */
export function observeStore(store: StoreClient, metrics: Metrics, newHeaders?: NewHeaders): StoreClient {
  metrics.gauge('musette_upstream_maintenance', 'Whether the store says it is in maintenance', () =>
    Number(store.maintenance.active),
  )
  metrics.gauge('musette_upstream_breaker_open', 'Whether the store is left alone because it keeps failing', () =>
    Number(store.isCircuitOpen),
  )
  return {
    endpoint: store.endpoint,
    maintenance: store.maintenance,
    queue: store.queue,
    expectColdCaches: () => store.expectColdCaches(),
    get isWarming() {
      return store.isWarming
    },
    get hasResponded() {
      return store.hasResponded
    },
    get isCircuitOpen() {
      return store.isCircuitOpen
    },
    close: () => store.close(),
    async call(call) {
      const { operation, request } = call
      const { name, kind } = operation
      const attributes = {
        'http.request.method': request.method,
        'graphql.operation.name': name,
        'graphql.operation.type': kind,
      }
      const span = beginCall(call.span, name, attributes, newHeaders)
      if (span.headers) Object.assign(request.headers, span.headers)
      const started = performance.now()
      const done = (outcome: string) => {
        metrics.upstreamCall(name, outcome, performance.now() - started, span.exemplar)
        span.end(outcome)
      }
      try {
        const reply = await store.call(call)
        done(reply.errors[0]?.kind ?? 'ok')
        return reply
      } catch (error) {
        done(error instanceof UpstreamError ? error.kind : 'unexpected')
        throw error
      }
    },
  }
}
