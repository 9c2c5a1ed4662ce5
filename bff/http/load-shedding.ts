import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { busyPage } from './status-page.ts'
import { unavailable } from './unavailable.ts'

/** Ms between two samples. An idle event loop is measured with this delay. */
const RESOLUTION = 10

const INTERVAL = 1000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served even while the process is overloaded, so that monitoring does not take it for dead. */
    isVital?: boolean
    /** Served even then: a page that a browser has already is incomplete without it. */
    isPartOfPage?: boolean
    /** Served even then if it is cached, because that costs no more than refusing it. The route refuses everything else. */
    isOftenCached?: boolean
  }
  interface FastifyInstance {
    /** The event loop is late: new work is refused. */
    readonly isOverloaded: boolean
  }
}

const BUSY = { code: ERROR_CODES.overloaded, message: 'The server is busy', page: busyPage }

/**
 * Responds 503 to new requests while the event loop's mean delay over a second exceeds `MAX_EVENT_LOOP_DELAY` ms. Requests in
 * progress can then finish. A fast 503 is better than a response that no client waits for any more.
 */
export function shedLoad(app: FastifyInstance): void {
  const { maxEventLoopDelay } = app.config.ops
  const delay = watchEventLoopDelay()
  app.addHook('onClose', async () => delay.stop())
  app.decorate('isOverloaded', { getter: () => delay.mean > maxEventLoopDelay })
  app.addHook('onRequest', (request, reply, done) => {
    const { isVital, isPartOfPage, isOftenCached } = request.routeOptions.config ?? {}
    if (app.isOverloaded && !isVital && !isPartOfPage && !isOftenCached) {
      reply.send(unavailable(request, reply, BUSY))
    } else {
      done()
    }
  })
}

export type EventLoopDelay = {
  /** Ms, averaged over the last second. */
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
    // A loop that was blocked all the time took no sample. Its delay is then the delay of this timer.
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
