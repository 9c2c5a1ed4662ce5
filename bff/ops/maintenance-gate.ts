import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { createAddressList } from '../lib/address-list.ts'
import { isGraphql, unavailable } from '../http/unavailable.ts'
import { maintenancePage } from '../http/status-page.ts'
import type { MaintenanceSwitch } from './maintenance-switch.ts'

/** Whether the switch closes the shop for the client of this request. */
export type IsShutFor = (request: Pick<FastifyRequest, 'ip'>) => boolean

/**
 * While maintenance is switched on by hand, GraphQL responds 503 with the maintenance marker. Pages call the returned
 * function. Allowed addresses see the shop, and images and files are served to everybody. Caches are not consulted, so
 * that the switch takes effect at once.
 */
export function shutByHand(app: FastifyInstance, manual: MaintenanceSwitch, allowed: readonly string[]): IsShutFor {
  const isAllowed = createAddressList(allowed)
  // The address is worked out anew each time it is read.
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
