import createError from '@fastify/error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBearer } from '../http/secrets.ts'

const Unauthorized = createError<[]>('UNAUTHORIZED', 'A bearer token is required', 401)
const Shut = createError<[]>('FORBIDDEN', 'MAINTENANCE_TOKEN is not set', 403)
const BadDuration = createError<[]>('BAD_DURATION', 'duration is a whole number of seconds from 1 to 2592000', 400)

const MAX_DURATION = 30 * 24 * 3600

/**
 * `GET|POST|DELETE {base}/maintenance-mode` with a bearer token: state, on (`{"duration": seconds}` or no body), off.
 * The state includes the store's own maintenance, which this switch cannot change.
 */
export async function maintenanceModePlugin(app: FastifyInstance): Promise<void> {
  const { maintenanceSwitch: manual } = app
  // Maintenance that the store itself reports.
  const store = app.store.maintenance
  // Empty: nobody may use the endpoint.
  const token = app.config.ops.maintenanceToken
  // Operators must be able to switch maintenance on while the process is overloaded.
  const config = { isVital: true }
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.addHook('onRequest', async (request, reply) => {
    if (token === '') throw new Shut()
    if (hasBearer(request, token)) return
    request.log.warn({ logger: 'security', method: request.method }, 'maintenance mode request without a valid token')
    reply.header('www-authenticate', 'Bearer')
    throw new Unauthorized()
  })

  app.route({ method: 'GET', url: '/maintenance-mode', config, handler: async () => state() })
  app.route({
    method: 'POST',
    url: '/maintenance-mode',
    config,
    handler: async (request) => {
      await manual.turnOn(durationOf(request))
      return state()
    },
  })
  app.route({
    method: 'DELETE',
    url: '/maintenance-mode',
    config,
    handler: async () => {
      await manual.turnOff()
      return state()
    },
  })

  function state() {
    const { isOn, until } = manual
    return {
      active: isOn || store.active,
      source: isOn ? 'manual' : store.active ? 'store' : null,
      until: isOn && until !== null ? new Date(until).toISOString() : null,
    }
  }
}

/** In seconds. */
function durationOf({ body }: FastifyRequest): number | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body !== 'object' || Array.isArray(body)) throw new BadDuration()
  const { duration } = body as { duration?: unknown }
  if (duration === undefined) return undefined
  if (typeof duration !== 'number' || !Number.isInteger(duration) || duration < 1 || duration > MAX_DURATION) {
    throw new BadDuration()
  }
  return duration
}
