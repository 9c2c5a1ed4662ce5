import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import { stdSerializers } from 'pino'
import { loggableUrl } from './loggable-url.ts'
import { spanOf } from './trace.ts'

export type LogStream = { write(line: string): void }

/** The store's failures name their call and their causes. A stack adds two kilobytes to each line, and points at the bundle. */
const WITHOUT_STACK: ReadonlySet<string> = new Set(['UpstreamError', 'ExchangeError'])

/**
 * JSON lines. `logger` names the source: `server`, `access`, `client` (the browser) or `security`. Lines of a request
 * carry its id, and where it is in a trace. The log has no personal data: no cookies, no free parameters and no IP addresses of shoppers, which the
 * reverse proxy's log has.
 */
export function loggerOptions(level: string, stream: LogStream): FastifyHttpOptions<Server>['logger'] {
  return {
    level,
    // A line's own `logger` overrides this one. A child logger's binding would add a second field of that name.
    mixin(_line, _level, log) {
      const span = spanOf(log)
      return { logger: 'server', traceId: span?.traceId, spanId: span?.spanId }
    },
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { req: ({ method, url }) => ({ method, url: loggableUrl(url) }), err: writeError },
    stream,
  }
}

function writeError(error: Error) {
  const written = stdSerializers.err(error)
  if (WITHOUT_STACK.has(error.name)) delete (written as Partial<typeof written>).stack
  return written
}
