import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { maintenancePage } from '../http/status-page.ts'
import { isGraphql, unavailable } from '../http/unavailable.ts'
import { createAddressList } from '../lib/address-list.ts'
import { createMaintenanceSwitch, type MaintenanceSwitch } from './maintenance-switch.ts'

/** Whether the switch closes the shop for the client of this request. */
type IsShutFor = (request: Pick<FastifyRequest, 'ip'>) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    /** Maintenance by hand. */
    maintenanceSwitch: MaintenanceSwitch
    isShutFor: IsShutFor
  }
}

/** Maintenance that an operator switches on, in all processes. */
export const maintenancePlugin = fp(openSwitch, { name: 'maintenance', dependencies: ['observation', 'purges'] })

async function openSwitch(app: FastifyInstance): Promise<void> {
  const { dataDir, ops } = app.config
  const file = join(dataDir, 'maintenance.json')
  const manual = createMaintenanceSwitch(file, app.log, app.shared.text?.('maintenance'))
  app.metrics.gauge('musette_maintenance_by_hand', 'Whether maintenance is switched on by hand', () =>
    Number(manual.isOn),
  )
  app.addHook('onClose', async () => manual.stop())
  app.decorate('maintenanceSwitch', manual)
  app.decorate('isShutFor', shutByHand(app, manual, ops.maintenanceAllow))
}

/**
 * While maintenance is switched on by hand, GraphQL responds 503 with the maintenance marker. Pages call the returned
 * function. Allowed addresses see the shop, and images and files are served to everybody. Caches are not consulted, so
 * that the switch takes effect at once.
 */
function shutByHand(app: FastifyInstance, manual: MaintenanceSwitch, allowed: readonly string[]): IsShutFor {
  const isAllowed = createAddressList(allowed)
  // Fastify computes `ip` each time it is read.
  const isShutFor: IsShutFor = (request) => manual.isOn && !isAllowed(request.ip)

  app.addHook('onRequest', (request, reply, done) => {
    if (!isShutFor(request)) return done()
    const { basePath } = request.server.branding
    if (!isGraphql(request, basePath)) return done()
    const response = { code: ERROR_CODES.maintenance, message: MAINTENANCE_MARKER, page: maintenancePage }
    reply.send(unavailable(request, reply, response))
  })
  return isShutFor
}
