import { ConfigError, readConfig } from './config/read-config.ts'
import type { Config } from './config.ts'
import { collectOnceIdle, keepTickMap, setEngineFlags } from './ops/engine.ts'
import type { Machine } from './ops/worker.ts'

setEngineFlags()
keepTickMap()
try {
  const config = readConfig(process.env)
  // A closed IPC channel means that the parent process is gone and could not send a signal.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  if (config.workers === null) await serve(config)
  else await shareThePort(config, config.workers)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}

async function shareThePort(config: Config, count: number): Promise<void> {
  const { default: cluster } = await import('node:cluster')
  if (cluster.isPrimary) {
    const { superviseWorkers } = await import('./ops/primary.ts')
    return superviseWorkers(config, count)
  }
  const { joinMachine } = await import('./ops/worker.ts')
  await serve(config, joinMachine())
}

async function serve(config: Config, machine?: Machine): Promise<void> {
  const [{ createApp }, { stopGracefully }] = await Promise.all([import('./app.ts'), import('./ops/stop.ts')])
  const app = await createApp(config, { machine })
  stopGracefully(app)
  const address = await app.listen({ port: config.port, host: config.host })
  const addresses = config.sites.map(({ shop }) => `${address}${shop.basePath}/`).join(' ')
  if (machine) machine.listening(addresses)
  else console.log(`Musette is ready: ${addresses}`)
  collectOnceIdle()
}
