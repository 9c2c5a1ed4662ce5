import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config/read-config.ts'
import { avoidAllocationFolding } from './ops/allocation-folding.ts'
import { stopGracefully } from './ops/stop.ts'

avoidAllocationFolding()
try {
  const config = readConfig(process.env)
  const app = await createApp(config)
  stopGracefully(app)
  // A closed IPC channel means that the parent process is gone and could not send a signal.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const address = await app.listen({ port: config.port, host: config.host })
  console.log(`Musette is ready: ${config.sites.map(({ shop }) => `${address}${shop.basePath}/`).join(' ')}`)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
