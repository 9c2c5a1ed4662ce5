import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import { loggableUrl } from './loggable-url.ts'

export type LogStream = { write(line: string): void }

/**
 * JSON lines. `logger` names the source: `server`, `access`, `client` (the browser) or `security`. Lines of a request
 * carry its id. The log has no personal data: no cookies, no free parameters and no IP addresses of shoppers, which the
 * reverse proxy's log has.
 */
export function loggerOptions(level: string, stream: LogStream): FastifyHttpOptions<Server>['logger'] {
  return {
    level,
    // A line's own `logger` overrides this one. A child logger's binding would add a second `logger` field.
    mixin: () => ({ logger: 'server' }),
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { req: ({ method, url }) => ({ method, url: loggableUrl(url) }) },
    stream,
  }
}
