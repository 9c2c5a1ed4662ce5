import type { FastifyError, FastifyInstance } from 'fastify'
import { TooManyRequests } from './rate-limit.ts'

/**
 * Handles unknown routes and errors that have no page and no GraphQL response. The body is a line of text without
 * internal detail. If `hosts` names a host for each site, requests for any other host get 421 (RFC 9110 §15.5.20).
 */
export function handleFailures(app: FastifyInstance, hosts: readonly (string | null)[] = [null]): void {
  app.setNotFoundHandler(async (request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (!hosts.includes(null) && !hosts.includes(request.headers.host ?? ''))
      return reply.code(421).send('Not on this host\n')
    if (request.method === 'GET' || request.method === 'HEAD') return reply.code(404).send('Not found\n')
    return reply.code(405).header('allow', 'GET, HEAD').send('Method not allowed\n')
  })

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    const isOurs = statusCode < 400 || statusCode >= 500
    if (isOurs) request.log.error({ err: error }, 'a request failed')
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfter))
    return isOurs ? reply.code(500).send('Internal error\n') : reply.code(statusCode).send(`${error.message}\n`)
  })
}
