import type { FastifyPluginAsync } from 'fastify'
import { Value } from 'typebox/value'
import { bodies } from './bodies.ts'
import { ControlError } from './control-error.ts'
import type { Control } from './control.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * The control API: `POST <action>` with a JSON body, `GET requests`, `DELETE requests`. Answers `{ ok: true }`, or 400
 * with `{ error }`. Only callers on this machine get in.
 */
export const controlRoutes =
  (control: Control): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!loopback.has(request.ip)) await reply.code(403).send({ error: 'the control API answers this machine only' })
    })
    app.get('/requests', () => control.requests())
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
