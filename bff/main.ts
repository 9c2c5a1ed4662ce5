import { misspelledVariables } from './config/misspelled.ts'
import { ConfigError, readConfig } from './config/read-config.ts'
import { isTooOld, OLDEST_NODE, setEngineFlags } from './ops/engine.ts'

setEngineFlags()
try {
  if (isTooOld()) throw new ConfigError([`Node ${process.versions.node} is too old: install ${OLDEST_NODE} or later`])
  const config = readConfig(process.env)
  // Until the app handles these signals itself, nothing is in flight.
  const end = () => process.exit(0)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end)
  // A closed IPC channel means that the parent process is gone and could not send a signal.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  const [{ createApp }, { stopGracefully }] = await Promise.all([import('./app.ts'), import('./ops/stop.ts')])
  const app = await createApp(config)
  for (const found of misspelledVariables(process.env)) {
    app.log.warn(found, 'a variable of the environment is not read; perhaps another one was meant')
  }
  stopGracefully(app)
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, end)
  const address = await app.listen({ port: config.port, host: config.host }).catch((error: Error) => {
    throw new ConfigError([`HOST and PORT cannot be used: ${error.message}`])
  })
  console.log(`Musette is ready: ${config.sites.map(({ shop }) => `${address}${shop.basePath}/`).join(' ')}`)
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
