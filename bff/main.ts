import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

/** Ms after which what is still in flight is given up. */
const STOP_TIMEOUT = 10_000

try {
  const config = readConfig(process.env)
  const app = await createApp(config)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'unexpected failure')
    process.exit(1)
  })

  const address = await app.listen({ port: config.port, host: config.host })
  console.log(`Musette is ready: ${config.shop.publicUrl || address}${config.shop.basePath}/`)

  /** Takes no new requests, finishes those in flight, then ends with 0. */
  async function stop(signal: string): Promise<void> {
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    await app.close()
    process.exit(0)
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
