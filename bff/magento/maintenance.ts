import type { FastifyBaseLogger } from 'fastify'
import { createProbe } from './probe.ts'

/** Whether the store is in maintenance: `store-client.ts` raises it after a response of the store, and a probe ends it. */
export type Maintenance = {
  readonly active: boolean
  /** The store reported maintenance. From now on only the probe calls it. */
  raise(): void
  /** Runs whenever it is over. */
  onEnd(listener: () => void): void
  stop(): void
}

/** `probe` resolves when the store works again. `interval` in ms between probes. */
export function createMaintenance(probe: () => Promise<void>, interval: number, log: FastifyBaseLogger): Maintenance {
  let active = false
  const listeners: (() => void)[] = []
  const prober = createProbe(probe, interval, () => {
    active = false
    log.info('the store is back from maintenance')
    for (const listener of listeners) listener()
  })

  return {
    get active() {
      return active
    },
    raise() {
      if (active) return
      active = true
      log.warn('the store is in maintenance')
      prober.start()
    },
    onEnd: (listener) => void listeners.push(listener),
    stop: () => prober.stop(),
  }
}
