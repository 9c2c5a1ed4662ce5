import type { Exemplar } from '../ops/metrics.ts'
import type { Span, SpanAttributes } from '../ops/trace.ts'
import { isFailureKind } from './upstream-error.ts'

/** Creates the headers of a call outside of any trace, so that the store does not begin one. */
export type NewHeaders = () => Record<string, string>

export type CallSpan = {
  /** Undefined where tracing is off. */
  headers: Record<string, string> | undefined
  /** Present if the call is recorded. */
  exemplar: Exemplar | undefined
  /** `outcome`: `ok`, or the kind of the failure. */
  end(outcome: string): void
}

/** The span of one call to the store. It has names from the code only: no address, and nothing of what is requested or sent. */
export function beginCall(
  parent: Span | undefined,
  name: string,
  attributes: SpanAttributes,
  newHeaders: NewHeaders | undefined,
): CallSpan {
  const span = parent?.child(`store ${name}`, attributes, { isCall: true })
  return {
    headers: span?.headers() ?? newHeaders?.(),
    exemplar: span?.isSampled ? { traceId: span.traceId, spanId: span.spanId } : undefined,
    end(outcome) {
      span?.note({ 'musette.outcome': outcome })
      span?.end(isFailureKind(outcome) ? outcome : undefined)
    },
  }
}
