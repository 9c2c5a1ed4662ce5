import type { FastifyBaseLogger } from 'fastify'
import { createProbe } from './probe.ts'

/**
 * Circuit breaker. After several failures in a row, calls fail at once instead of waiting for a timeout. A probe in the background closes it again.
 * It is never half open: a page makes several calls at once, and all but the one that tests would fail.
 */
export type Breaker = {
  /** Whether calls may be made now. */
  readonly isClosed: boolean
  succeeded(): void
  /** `error`: why the call failed, for the log. */
  failed(error: unknown): void
  stop(): void
}

/** `threshold` failures in a row open it. `probe` resolves when the store works; it runs at once, then every `interval` ms. */
export function createBreaker(
  { threshold, interval }: { threshold: number; interval: number },
  probe: () => Promise<void>,
  log: FastifyBaseLogger,
): Breaker {
  let failures = 0
  const prober = createProbe(probe, interval, () => {
    failures = 0
    log.info('the store answers again')
  })

  return {
    get isClosed() {
      return failures < threshold
    },
    succeeded() {
      failures = 0
    },
    failed(error) {
      failures++
      if (failures !== threshold) return
      log.error({ failures, err: error }, 'the store keeps failing and is left alone')
      prober.start()
    },
    stop: () => prober.stop(),
  }
}
