import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Ids that a proxy in front may set. Any other value is replaced by a new id. */
const GOOD = /^[\w.:-]{8,64}$/

/** The id from `X-Request-Id`, so that logs of proxy and shop can be correlated, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given } = headers
  return typeof given === 'string' && GOOD.test(given) ? given : randomUUID()
}

/** Names the request in its response, as its log lines do. */
export function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
