import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How late the process is with what it has to do. */
export type EventLoopDelay = {
  /** Ms, on average over the last second. */
  readonly mean: number
  stop(): void
}

/** Ms between two samples: what a loop with nothing to do is measured as. */
const RESOLUTION = 10
const INTERVAL = 1000

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
