import type { FastifyInstance } from 'fastify'
import type { AddHeaders } from '../http/standing-headers.ts'
import { flushed } from './log-destination.ts'

/** Ms after which what is still in flight is given up. */
const STOP_TIMEOUT = 10_000

/** While the app closes, answers say so to their connections: kept-alive ones would hold the process back. */
export function closeConnectionsWhenClosing(app: FastifyInstance): AddHeaders {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  return (headers) => {
    if (isClosing) headers.push('connection', 'close')
  }
}

/**
 * On SIGTERM or SIGINT takes no new requests, finishes those in flight and ends the process with 0. An exception that nothing caught
 * is logged and ends it with 1: what state the process is in is then unknown.
 */
export function stopGracefully(app: FastifyInstance): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'unexpected failure')
    process.exit(1)
  })

  async function stop(signal: string): Promise<void> {
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    await app.close()
    await flushed(app.log)
    process.exit(0)
  }
}
