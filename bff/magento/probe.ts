/** Retries something until it works. */
export type Probe = {
  start(): void
  stop(): void
}

/** `attempt` rejects if it has to be tried again after `interval` ms. Starting twice has no effect. */
export function createProbe(attempt: () => Promise<void>, interval: number): Probe {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  function tick() {
    attempt().then(
      () => {
        isRunning = false
      },
      () => {
        if (isRunning) timer = setTimeout(tick, interval)
      },
    )
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      timer = setTimeout(tick, 0)
    },
    stop() {
      isRunning = false
      clearTimeout(timer)
    },
  }
}
