import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type IsShutFor, shutByHand } from './maintenance-gate.ts'
import { createMaintenanceSwitch, type MaintenanceSwitch } from './maintenance-switch.ts'

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
