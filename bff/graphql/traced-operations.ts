import { type SpanAttributes, traced } from '../ops/trace.ts'
import type { HandleOperation } from './operation-response.ts'

/** Wraps the handler of operations, with a span for each operation. */
export function tracedOperations(handle: HandleOperation): HandleOperation {
  return (requested, caller) => {
    const { name = '', kind } = requested.operation
    return traced(caller.log, `${kind} ${name}`.trim(), operationAttributes(kind, name), (log, span) => {
      if (!span) return handle(requested, caller)
      const response = handle(requested, { ...caller, log, context: () => caller.context(log) })
      const note = ({ cacheStatus = 'pass', status, outcome }: Awaited<ReturnType<HandleOperation>>) =>
        span.note({
          'musette.cache': cacheStatus,
          'http.response.status_code': status,
          ...(outcome === 'failed' && { 'error.type': outcome }),
        })
      if (response instanceof Promise) response.then(note, () => {})
      else note(response)
      return response
    })
  }
}

function operationAttributes(kind: string, name: string): SpanAttributes {
  return { 'graphql.operation.type': kind, ...(name && { 'graphql.operation.name': name }) }
}
