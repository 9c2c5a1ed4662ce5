import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

export type SpanAttributes = Readonly<Record<string, string | number>>

/** A span of a trace (W3C Trace Context). In a trace that is not sampled it is the caller's span, and nothing is recorded. */
export type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
  /** Begins a span below this one. `since`: when it began, by `performance.now()`. */
  child(name: string, attributes: SpanAttributes, options?: { isCall?: boolean; since?: number }): Span
  note(attributes: SpanAttributes): void
  /** `failure` is the kind of error, not its message, which may contain personal data. */
  end(failure?: string): void
  /** `traceparent` and `tracestate` of calls that are made here. */
  headers(): Record<string, string>
}

/**
 * In Node 24 an `AsyncLocalStorage` costs nothing where it is not used. In earlier versions it makes every promise of the process several times slower.
 * There, the logger carries the span.
 */
const storage = Number.parseInt(process.versions.node, 10) >= 24 ? new AsyncLocalStorage<Span>() : undefined

/** Whether `runIn` makes its span the current one. */
export const HAS_CONTEXT = storage !== undefined

/** Returns the current span of a request, by its logger. Undefined where tracing is off, or where the request has no trace. */
export function spanOf(log: object): Span | undefined {
  return 'span' in log ? (log.span as Span) : undefined
}

/** Adds the span to a logger: its lines, and those of its children, have the trace's ids. */
export function inSpan<Logger extends FastifyBaseLogger>(log: Logger, span: Span): Logger {
  return Object.assign(log, { span })
}

/** Returns the span of the running code in a sampled trace, or else that of `log`. */
export function currentSpan(log?: object): Span | undefined {
  return storage?.getStore() ?? (log && spanOf(log))
}

/** Runs a task as a span below the current one, which ends with it, with a logger for its parts. Without a sampled trace the task only runs. */
export function traced<T>(
  log: FastifyBaseLogger,
  name: string,
  attributes: SpanAttributes,
  task: (log: FastifyBaseLogger, span: Span | undefined) => T,
): T {
  const parent = currentSpan(log)
  if (!parent?.isSampled) return task(log, undefined)
  const span = parent.child(name, attributes)
  return runIn(span, () => task(inSpan(log.child({}), span), span))
}

/** Runs a task as part of a span, and ends the span with it. */
export function runIn<T>(span: Span, task: () => T): T {
  try {
    const result = storage ? storage.run(span, task) : task()
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        (error: unknown) => span.end(failureOf(error)),
      )
    else span.end()
    return result
  } catch (error) {
    span.end(failureOf(error))
    throw error
  }
}

/** Returns the kind of an error, without its message. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  return 'kind' in error && typeof error.kind === 'string' ? error.kind : error.name
}
