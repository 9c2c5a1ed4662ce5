/** Retries something until it works. */
export type Probe = {
  /** `delay`: ms before the first attempt. Starting twice has no effect. */
  start(delay?: number): void
  /** The outcome of an attempt under way is ignored. */
  stop(): void
}

/** `attempt` rejects if it has to be tried again after `interval` ms. `succeeded` gets its outcome, and may start the probe again. */
export function createProbe<T>(
  attempt: () => Promise<T>,
  interval: number,
  succeeded: (outcome: T) => void = () => {},
): Probe {
  let timer: NodeJS.Timeout | undefined
  let current: symbol | undefined

  function attemptAfter(delay: number, run: symbol): void {
    timer = setTimeout(() => {
      attempt().then(
        (outcome) => {
          if (current !== run) return
          current = undefined
          succeeded(outcome)
        },
        () => {
          if (current === run) attemptAfter(interval, run)
        },
      )
    }, delay)
  }

  return {
    start(delay = 0) {
      if (current) return
      current = Symbol('run')
      attemptAfter(delay, current)
    },
    stop() {
      current = undefined
      clearTimeout(timer)
    },
  }
}
