/** Tries something again and again until it works. */
export type Probe = {
  start(): void
  stop(): void
}

/** `attempt` resolves when it worked and rejects when it has to be tried again, `interval` ms later. Starting twice is starting once. */
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
