import type { FastifyInstance } from 'fastify'
import { loggableUrl } from './loggable-url.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the GraphQL operation, once it is known. */
    operation: string | undefined
  }
}

/** Asked every few seconds by whoever watches the process. */
const PROBE = /\/(health\/(live|ready)|metrics)$/

/** One line for each answer: method, address without secrets, GraphQL operation, status, ms, what the caches said, and the request's id. */
export function logAccess(app: FastifyInstance): void {
  app.decorateRequest('operation', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, operation, cacheVerdict: cache } = request
    const { statusCode: status, elapsedTime } = reply
    const url = loggableUrl(request.url)
    const ms = Math.round(elapsedTime * 10) / 10
    const line = { logger: 'access', method, url, operation, status, ms, cache }
    if (PROBE.test(request.url)) request.log.debug(line, 'request')
    else if (status >= 500) request.log.warn(line, 'request')
    else request.log.info(line, 'request')
    done()
  })
  app.addHook('onTimeout', async (request) =>
    request.log.warn({ logger: 'access', url: loggableUrl(request.url) }, 'request timed out'),
  )
}
