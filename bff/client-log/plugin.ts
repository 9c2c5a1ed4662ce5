import createError from '@fastify/error'
import type { FastifyInstance } from 'fastify'
import { CLIENT_LOG_PATH } from '../../schema/client-log.ts'
import { isForeign } from '../http/foreign-origin.ts'
import { queryOf } from '../http/query-string.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Metrics } from '../ops/metrics.ts'
import { readBundle } from './bundle.ts'

export type ClientLogOptions = {
  limit: RateLimit
  metrics: Metrics
  /** Origin shoppers see; empty when not configured. */
  publicUrl: string
}

const ForeignOrigin = createError<[]>('FORBIDDEN', 'Requests of another site are refused', 403)

const BODY_LIMIT = 64 * 1024
const CLIENT_ID = /^[\w.:-]{1,64}$/

/**
 * `POST {base}/client-log-handler?client_id=…`: each good entry becomes one line of the log, marked
 * `logger: "client"`, and the answer is 204. Takes JSON as such, or as the text that `sendBeacon` makes of it.
 */
export async function clientLogPlugin(app: FastifyInstance, { limit, metrics, publicUrl }: ClientLogOptions) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.route({
    method: 'POST',
    url: CLIENT_LOG_PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => {
      if (isForeign(request, publicUrl)) throw new ForeignOrigin()
      await limit.take(request)
    },
    handler: async (request, reply) => {
      const { entries, refused } = readBundle(typeof request.body === 'string' ? request.body : '')
      const clientId = clientIdOf(request.url)
      for (const { level, context, data } of entries) {
        metrics.clientEntry(level)
        request.log[level]({ logger: 'client', client_id: clientId, context, data }, 'client')
      }
      if (refused > 0) {
        metrics.clientEntry('refused', refused)
        request.log.info({ logger: 'client', client_id: clientId, refused }, 'entries of a browser were refused')
      }
      return reply.code(204).send()
    },
  })
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: CLIENT_LOG_PATH,
    handler: async (_request, reply) =>
      reply.code(405).header('allow', 'POST').type('text/plain; charset=utf-8').send('Method not allowed\n'),
  })
}

/** An id that is not one is left out: the entries matter more. */
function clientIdOf(url: string): string | undefined {
  const { client_id: id } = queryOf(url)
  return typeof id === 'string' && CLIENT_ID.test(id) ? id : undefined
}
