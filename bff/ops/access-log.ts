import type { FastifyInstance } from 'fastify'
import { levels } from 'pino'
import { accessLine, type LineLevel } from './access-line.ts'
import type { LogStream } from './logger.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, once it is known. */
    operation: string | undefined
  }
}

/** Asked every few seconds by whoever watches the process. */
const PROBE = /\/(health\/(live|ready)|metrics)$/

/** One line for each answer: method, address without secrets, GraphQL operation, status, ms, what the caches said, and the request's id. */
export function logAccess(app: FastifyInstance, stream: LogStream): void {
  app.decorateRequest('operation', undefined)
  const least = levels.values[app.log.level] ?? Infinity
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    const level = levelOf(request.url, status)
    if (level >= least) {
      const { id: requestId, method, url, operation, cacheVerdict: verdict } = request
      stream.write(accessLine(level, { requestId, method, url, operation, status, ms: reply.elapsedTime, verdict }))
    }
    done()
  })
}

function levelOf(url: string, status: number): LineLevel {
  if (PROBE.test(url)) return 20
  return status >= 500 ? 40 : 30
}
