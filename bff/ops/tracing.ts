import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config, TracingSettings } from '../config.ts'
import { createProxyList } from '../lib/address-list.ts'
import type { CountedRequest } from './metrics.ts'
import { createSpanExporter } from './span-exporter.ts'
import { currentSpan, HAS_CONTEXT, inSpan, runIn, type Span, type SpanAttributes, spanOf } from './trace.ts'

/** Spans that wait for the collector; more are dropped. A batch is written in about a millisecond. */
const QUEUE = { maxQueueSize: 2048, maxExportBatchSize: 64, scheduledDelayMillis: 2000, exportTimeoutMillis: 6000 }
/** Ms for waiting spans when the process stops. */
const LAST_EXPORT = 2000
const LIMITS = { attributeCountLimit: 20, attributeValueLengthLimit: 200 }
const NO_STORE = /\bno-store\b/

const propagator = new W3CTraceContextPropagator()

declare module 'fastify' {
  interface FastifyInstance {
    /** The site of these routes, where requests are traced. */
    siteCode?: string
  }
}

export type Tracing = ReturnType<typeof startTracing>

/**
 * Sends spans of sampled requests to a collector of OpenTelemetry. Loaded only where that is configured. A request that is not sampled gets no span.
 */
export function startTracing(app: FastifyInstance, settings: TracingSettings, trustProxy: Config['trustProxy']) {
  const { service, share } = settings
  const exporter = createSpanExporter(settings, app.log)
  const own = { 'service.name': service, 'service.instance.id': randomUUID() }
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(own)),
    // Whether a request is traced is decided before its span is created.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, ...QUEUE })],
    spanLimits: LIMITS,
  })
  const tracer = provider.getTracer('musette')
  const ids = new RandomIdGenerator()
  const isTrusted = createProxyList(trustProxy)

  function start(name: string, attributes: SpanAttributes, kind: SpanKind, parent: Context, since?: number): Span {
    const span = tracer.startSpan(name, { kind, attributes, ...(since !== undefined && { startTime: since }) }, parent)
    const context = trace.setSpan(ROOT_CONTEXT, span)
    return {
      traceId: span.spanContext().traceId,
      spanId: span.spanContext().spanId,
      isSampled: true,
      child: (below, of, { isCall, since: begun } = {}) =>
        start(below, of, isCall ? SpanKind.CLIENT : SpanKind.INTERNAL, context, begun),
      note: (more) => void span.setAttributes(more),
      end: (failure) => endSpan(span, failure),
      headers: () => headersOf(context),
    }
  }

  function begin(request: FastifyRequest): Span | undefined {
    const { method, headers } = request
    const isContinued = headers.traceparent !== undefined && isTrusted(request.raw.socket.remoteAddress ?? '')
    const context = isContinued ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT
    const caller = isContinued ? trace.getSpanContext(context) : undefined
    if (caller && !(caller.traceFlags & TraceFlags.SAMPLED)) return unsampled(context, caller)
    if (!caller && Math.random() >= share) return undefined
    const { url = 'none', config } = request.routeOptions
    if (config.isVital) return undefined
    const attributes = { 'http.request.method': method, 'http.route': url }
    return start(`${method} ${url}`, attributes, SpanKind.SERVER, context)
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const span = begin(request)
    if (span) inSpan(request.log, span)
    done()
  })
  // Hooks of this kind run in the opposite order: this one is the last.
  app.addHook('onClose', () => Promise.race([provider.shutdown().catch(() => {}), pause(LAST_EXPORT)]))

  return {
    /** Ends the span of a request whose response was sent. */
    end(span: Span, { page, status, cacheStatus }: CountedRequest, { operation, server }: FastifyRequest): void {
      span.note({
        'http.response.status_code': status,
        'musette.cache': cacheStatus,
        ...(server.siteCode && { 'musette.site': server.siteCode }),
        ...(page && { 'musette.page': page }),
        ...(operation !== undefined && { 'graphql.operation.name': operation }),
      })
      span.end(status >= 500 ? String(status) : undefined)
    },

    /** For a call outside of any trace, so that the store does not begin one. */
    newHeaders: () => ({ traceparent: `00-${ids.generateTraceId()}-${ids.generateSpanId()}-00` }),

    /**
     * Entry of `Server-Timing` that names the trace, for tools in the browser. Only responses that no cache keeps have it: otherwise others would get
     * it.
     */
    timingOf({ log, operation, page }: FastifyRequest, reply: FastifyReply): string {
      const span = spanOf(log)
      const isNamed = span?.isSampled && (page || operation !== undefined)
      if (!isNamed || !NO_STORE.test(String(reply.getHeader('cache-control')))) return ''
      return `, traceparent;desc="00-${span.traceId}-${span.spanId}-01"`
    },

    /** Gives resolvers that call the store a span, where an async context shows which resolver makes a call. */
    resolvers<Resolvers>(resolvers: Resolvers): Resolvers {
      if (!HAS_CONTEXT) return resolvers
      const types = { ...resolvers } as Record<string, unknown>
      return mapValues(types, (fields, type) =>
        isPlain(fields) ? mapValues(fields, (resolve, field) => tracedResolver(`${type}.${field}`, resolve)) : fields,
      ) as Resolvers
    },
  }
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}

function endSpan(span: SdkSpan, failure: string | undefined): void {
  if (failure !== undefined) {
    span.setAttribute('error.type', failure)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

function headersOf(context: Context): Record<string, string> {
  const headers: Record<string, string> = {}
  propagator.inject(context, headers, defaultTextMapSetter)
  return headers
}

/** A trace that the proxy follows and this process does not record. */
function unsampled(context: Context, { traceId, spanId }: Pick<Span, 'traceId' | 'spanId'>): Span {
  const span: Span = {
    traceId,
    spanId,
    isSampled: false,
    child: () => span,
    note() {},
    end() {},
    headers: () => headersOf(context),
  }
  return span
}

/** Whether these are resolvers of a type, not a scalar or enum of GraphQL's own classes. */
function isPlain(fields: unknown): fields is Record<string, unknown> {
  return typeof fields === 'object' && fields !== null && Object.getPrototypeOf(fields) === Object.prototype
}

function tracedResolver(name: string, resolve: unknown): unknown {
  if (typeof resolve !== 'function' || name.includes('.__')) return resolve
  return (...given: unknown[]): unknown => {
    const run = (): unknown => Reflect.apply(resolve, undefined, given)
    const parent = currentSpan()
    return parent?.isSampled ? runIn(createGroup(parent, name), run) : run()
  }
}

/** A span that is created with its first child. */
function createGroup(parent: Span, name: string): Span {
  const since = performance.now()
  let made: Span | undefined
  const make = () => (made ??= parent.child(name, { 'graphql.field.name': name }, { since }))
  return {
    traceId: parent.traceId,
    get spanId() {
      return make().spanId
    },
    isSampled: true,
    child: (...below) => make().child(...below),
    note: (more) => made?.note(more),
    end: (failure) => made?.end(failure),
    headers: () => make().headers(),
  }
}
