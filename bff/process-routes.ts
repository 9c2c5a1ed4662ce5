import type { FastifyInstance } from 'fastify'
import { purgePlugin } from './cache/purge-plugin.ts'
import { healthPlugin } from './ops/health.ts'
import { maintenanceModePlugin } from './ops/maintenance-mode-plugin.ts'
import { metricsPlugin } from './ops/metrics-plugin.ts'

/** Routes of the process. They are below the base path of each site, on every host. */
export async function processRoutes(app: FastifyInstance): Promise<void> {
  const basePaths = [...new Set(app.config.sites.map(({ shop }) => shop.basePath))]
  await app.register(purgePlugin, { basePaths })
  for (const prefix of basePaths) {
    await app.register(healthPlugin, { prefix })
    await app.register(metricsPlugin, { prefix })
    await app.register(maintenanceModePlugin, { prefix })
  }
}
