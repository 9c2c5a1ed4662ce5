import type { FastifyBaseLogger, FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import { loggableUrl } from './loggable-url.ts'
import type { Span } from './trace.ts'

export type LogStream = { write(line: string): void }

/**
 * JSON lines. `logger` names the source: `server`, `access`, `client` (the browser) or `security`. Lines of a request
 * carry its id, and where it is in a trace. The log has no personal data: no cookies, no free parameters and no IP addresses of shoppers, which the
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

/**
 * The logger of one request. pino's child is made with the first line: most requests log nothing but their access line, which is written without it,
 * and a child takes 3 % of the time of a cached response.
 */
class RequestLogger implements FastifyBaseLogger {
  /** Set before the first line, if the request is in a trace. */
  span: Span | undefined = undefined
  readonly #newChild: (span: Span | undefined) => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(newChild: (span: Span | undefined) => FastifyBaseLogger) {
    this.#newChild = newChild
  }

  /** For a part of the request, with a span of its own. */
  at(span: Span): RequestLogger {
    const log = new RequestLogger(this.#newChild)
    log.span = span
    return log
  }

  get #child(): FastifyBaseLogger {
    return (this.#made ??= this.#newChild(this.span))
  }

  get level() {
    return this.#child.level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>) {
    return this.#child.child(...given)
  }

  fatal(...line: unknown[]) {
    this.#log('fatal', line)
  }

  error(...line: unknown[]) {
    this.#log('error', line)
  }

  warn(...line: unknown[]) {
    this.#log('warn', line)
  }

  info(...line: unknown[]) {
    this.#log('info', line)
  }

  debug(...line: unknown[]) {
    this.#log('debug', line)
  }

  trace(...line: unknown[]) {
    this.#log('trace', line)
  }

  silent(...line: unknown[]) {
    this.#log('silent', line)
  }

  #log(level: Exclude<keyof FastifyBaseLogger, 'level' | 'child'>, line: unknown[]): void {
    Reflect.apply(this.#child[level], this.#child, line)
  }
}

export const newRequestLogger: NonNullable<FastifyHttpOptions<Server>['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) =>
  new RequestLogger((span) => {
    const ids = span && { traceId: span.traceId, spanId: span.spanId }
    return logger.child({ ...bindings, ...ids }, options)
  })
