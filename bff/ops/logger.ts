import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import { loggableUrl } from './loggable-url.ts'

/** Where lines go. */
export type LogStream = { write(line: string): void }

/**
 * JSON lines. Each says by `logger` whose it is: `server`, `access`, `client` (the browser's) or `security`; lines of a request
 * carry its id. Nothing personal: no cookies, no addresses of shoppers (who needs them has the reverse proxy's log), no free parameters.
 */
export function loggerOptions(level: string, stream: LogStream): FastifyHttpOptions<Server>['logger'] {
  return {
    level,
    // A line's own word on `logger` goes before this one; a child's binding would stand beside it.
    mixin: () => ({ logger: 'server' }),
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { req: ({ method, url }) => ({ method, url: loggableUrl(url) }) },
    stream,
  }
}
