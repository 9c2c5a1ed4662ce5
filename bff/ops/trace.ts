import { AsyncLocalStorage } from 'node:async_hooks'

export type SpanAttributes = Readonly<Record<string, string | number>>

/** A place in a trace (W3C Trace Context). In a trace that is not sampled it is that of the caller, and nothing is recorded. */
export type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly isSampled: boolean
  /** Begins a span below this one. `since`: when it began, by `performance.now()`. */
  child(name: string, attributes: SpanAttributes, options?: { isCall?: boolean; since?: number }): Span
  note(attributes: SpanAttributes): void
  /** `failure`: kind of error. Its message may tell of a shopper. */
  end(failure?: string): void
  /** `traceparent` and `tracestate` of calls that are made here. */
  headers(): Record<string, string>
}

const storage = new AsyncLocalStorage<Span>()
/** Tasks that are traced. */
let running = 0

/** Where a request is in its trace, by its logger. Undefined where tracing is off, or where the request is in no trace. */
export function spanOf(log: object): Span | undefined {
  return 'span' in log ? (log.span as Span | undefined) : undefined
}

/** Where the running code is in a sampled trace, or else the request that logs by `log`. */
export function currentSpan(log?: object): Span | undefined {
  return storage.getStore() ?? (log && spanOf(log))
}

/** Runs a task as a span below the current one, which ends with it. Without a sampled trace the task only runs. */
export function traced<T>(
  log: object,
  name: string,
  attributes: SpanAttributes,
  task: (span: Span | undefined) => T,
): T {
  const parent = currentSpan(log)
  if (!parent?.isSampled) return task(undefined)
  const span = parent.child(name, attributes)
  return runIn(span, () => task(span))
}

/**
 * Runs a task as part of a span, and ends the span with it. While no such task runs there is no async context: before Node 24 every promise of the
 * process pays for one.
 */
export function runIn<T>(span: Span, task: () => T): T {
  const end = (failure?: string) => {
    span.end(failure)
    if (--running === 0) storage.disable()
  }
  running++
  try {
    const result = storage.run(span, task)
    if (result instanceof Promise)
      result.then(
        () => end(),
        (error: unknown) => end(failureOf(error)),
      )
    else end()
    return result
  } catch (error) {
    end(failureOf(error))
    throw error
  }
}

/** What an error is, without what it says. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  return 'kind' in error && typeof error.kind === 'string' ? error.kind : error.name
}
