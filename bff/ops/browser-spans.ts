import { ROOT_CONTEXT, type Span, type SpanContext, SpanKind, trace, TraceFlags } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  RandomIdGenerator,
  type ReadableSpan,
  type SpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanEntry } from '../../schema/client-log.ts'
import type { PageKind } from '../../schema/page-kind.ts'
import { createSealer } from '../session/seal.ts'

/** Ms after the response until which its browser may send the span. */
const MAX_AGE = 600_000

/** What a browser may send a span of. `parent`: the span of the caller whose trace is continued, or empty. `page`: of a document. */
type Ticket = [at: number, traceId: string, spanId: string, parent: string, page: PageKind | '', site: string]

/**
 * Spans of browsers stand above those of their requests, or below the caller whose trace is continued. A browser gets a ticket with the response of a
 * recorded request: it is encrypted, so nobody can write into another trace, and any process can read it. The id of the span is made with the ticket.
 */
export function createBrowserSpans(keys: readonly Buffer[], service: string, processor: SpanProcessor) {
  const sealer = createSealer(keys, 'musette browser span')
  const random = new RandomIdGenerator()
  const above = new WeakMap<object, SpanContext>()
  let ids = { traceId: '', spanId: '' }
  const tracer = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [processor],
    idGenerator: { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId },
  }).getTracer('musette')

  return {
    /** Ends spans of requests below those of their browsers, which have no id yet when a request begins. */
    processor: {
      onStart: (span, context) => processor.onStart(span, context),
      onEnd(span) {
        const parent = above.get(span)
        processor.onEnd(parent ? Object.create(span, { parentSpanContext: { value: parent } }) : span)
      },
      forceFlush: () => processor.forceFlush(),
      shutdown: () => processor.shutdown(),
    } satisfies SpanProcessor,

    /** Lets the browser of a request send its span. */
    ticket(request: Span & Partial<ReadableSpan>, page: PageKind | '', site = ''): string {
      const { traceId } = request.spanContext()
      const spanId = random.generateSpanId()
      const parent = request.parentSpanContext?.spanId ?? ''
      if (!parent) above.set(request, remote(traceId, spanId))
      const ticket: Ticket = [Date.now(), traceId, spanId, parent, page, site]
      return sealer.seal(JSON.stringify(ticket))
    },

    /** Whether a span comes with a ticket; then it goes to the collector. It is placed by the server's clock: a browser's may be wrong. */
    take({ span: sealed, before, ms }: SpanEntry): boolean {
      const text = sealer.open(sealed)
      if (text === undefined) return false
      const [at, traceId, spanId, parent, page, site] = JSON.parse(text) as Ticket
      if (Date.now() - at > MAX_AGE) return false
      ids = { traceId, spanId }
      const startTime = at - before
      const attributes = { ...(page && { 'musette.page': page }), ...(site && { 'musette.site': site }) }
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, remote(traceId, parent)) : ROOT_CONTEXT
      const name = page ? 'document load' : 'GraphQL call'
      tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime }, context).end(startTime + ms)
      return true
    },
  }
}

function remote(traceId: string, spanId: string): SpanContext {
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
}
