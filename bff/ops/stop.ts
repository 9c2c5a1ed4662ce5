import type { FastifyInstance } from 'fastify'
import { flushed } from './log-destination.ts'

/** Ms after which requests in flight are abandoned: an order may wait 10 s for its turn and 60 s for the store. `docker/` gives a process as long. */
export const STOP_TIMEOUT = 75_000

/** Sends `Connection: close` while the app closes, because keep-alive connections would delay the exit. */
export function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * On SIGTERM or SIGINT, the process takes no new requests, finishes those in flight and exits with 0. An uncaught
 * exception is logged and ends the process with 1, because its state is unknown then.
 */
export function stopGracefully(app: FastifyInstance, timeout = STOP_TIMEOUT): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'unexpected failure')
    process.exit(1)
  })

  let isStopping = false

  async function stop(signal: string): Promise<void> {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => void abandon(), timeout).unref()
    // Closing an app that does not listen yet would make its start fail, and nothing is in flight.
    if (app.server.listening) await app.close()
    await flushed(app.log)
    process.exit(0)
  }

  async function abandon(): Promise<void> {
    app.log.error({ seconds: timeout / 1000 }, 'requests in flight are cut off: they did not end in time')
    await flushed(app.log)
    process.exit(1)
  }
}
