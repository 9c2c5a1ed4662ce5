import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import type { Config } from '../config.ts'
import { loggableUrl } from './loggable-url.ts'

/** Where lines go in tests. */
export type LogStream = { write(line: string): void }

/**
 * JSON lines on stdout. Each says by `logger` whose it is: `server`, `access`, `client` (the browser's) or `security`; lines of a request
 * carry its id. Nothing personal: no cookies, no addresses of shoppers (who needs them has the reverse proxy's log), no free parameters.
 */
export function loggerOptions(
  { logLevel, logPretty }: Pick<Config, 'logLevel' | 'logPretty'>,
  stream?: LogStream,
): FastifyHttpOptions<Server>['logger'] {
  return {
    level: logLevel,
    // A line's own word on `logger` goes before this one; a child's binding would stand beside it.
    mixin: () => ({ logger: 'server' }),
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { req: ({ method, url }) => ({ method, url: loggableUrl(url) }) },
    ...(stream && { stream }),
    ...(logPretty &&
      !stream && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } } }),
  }
}
