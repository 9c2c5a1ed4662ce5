import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { busyPage } from '../pages/status-page.ts'
import { unavailable } from './unavailable.ts'

/** Ms between two samples: what a loop with nothing to do is measured as. */
const RESOLUTION = 10

const INTERVAL = 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered also when the process is overloaded: whoever watches it must not take it for dead. */
    isVital?: boolean
  }
}

const BUSY = { code: ERROR_CODES.overloaded, message: 'The server is busy', page: busyPage }

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

/** How late the process is with what it has to do. */
export type EventLoopDelay = {
  /** Ms, on average over the last second. */
  readonly mean: number
  stop(): void
}

export function watchEventLoopDelay(interval = INTERVAL): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
  histogram.enable()
  let mean = 0
  let readAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // A loop that stood still all the time took no sample: it is as late as this timer.
    mean = histogram.count === 0 ? now - readAt - interval : Math.max(0, histogram.mean / 1e6 - RESOLUTION)
    readAt = now
    histogram.reset()
  }, interval).unref()
  return {
    get mean() {
      return mean
    },
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
