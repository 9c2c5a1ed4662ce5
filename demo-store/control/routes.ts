import type { FastifyPluginAsync } from 'fastify'
import { Value } from 'typebox/value'
import { onlyLoopback } from '../transport/loopback.ts'
import { bodies } from './bodies.ts'
import { ControlError } from './control-error.ts'
import type { Control } from './control.ts'

/**
 * The control API: `POST <action>` with a JSON body answers `{ ok: true }`, or 400 with `{ error }`. `GET` reads
 * `requests`, `mails`, `reviews` and `tickets`; `DELETE requests` forgets them. Only callers on this machine get in.
 */
export const controlRoutes =
  (control: Control): FastifyPluginAsync =>
  async (app) => {
    onlyLoopback(app)
    app.get('/requests', () => control.requests())
    app.get<{ Querystring: { to?: string } }>('/mails', ({ query }) => control.mails(query))
    app.get('/tickets', () => control.tickets())
    app.get<{ Querystring: { status?: string } }>('/reviews', ({ query }) => control.reviews(query))
    app.delete('/requests', async () => {
      await control.resetRequests()
      return { ok: true }
    })
    for (const [action, schema] of Object.entries(bodies)) {
      app.post(`/${action}`, async (request, reply) => {
        let body: unknown
        try {
          body = JSON.parse(typeof request.body === 'string' && request.body ? request.body : '{}')
        } catch {
          return reply.code(400).send({ error: 'the body must be JSON' })
        }
        const [fault] = Value.Errors(schema, body)
        if (fault) return reply.code(400).send({ error: `${fault.instancePath || 'body'}: ${fault.message}` })
        try {
          await (control[action as keyof Control] as (argument: unknown) => Promise<unknown>)(body)
        } catch (error) {
          if (error instanceof ControlError) return reply.code(400).send({ error: error.message })
          throw error
        }
        return { ok: true }
      })
    }
  }
