import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../graphql/errors.ts'
import { busyPage } from '../pages/status-page.ts'
import { watchEventLoopDelay } from './event-loop-delay.ts'
import { unavailable } from './unavailable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered also when the process is overloaded: whoever watches it must not take it for dead. */
    isVital?: boolean
  }
}

const BUSY = { code: ERROR_CODES.overloaded, message: 'The server is busy', page: busyPage() }

/**
 * Turns new requests away with 503 while the event loop is late by more than `maxDelay` ms on average over a second, so that what is
 * in hand gets done: an answer at once beats one that nobody waits for any more.
 */
export function shedLoad(app: FastifyInstance, maxDelay: number): void {
  const delay = watchEventLoopDelay()
  app.addHook('onClose', async () => delay.stop())
  app.addHook('onRequest', (request, reply, done) => {
    if (delay.mean > maxDelay && !request.routeOptions.config?.isVital) {
      reply.send(unavailable(request, reply, BUSY))
    } else {
      done()
    }
  })
}
