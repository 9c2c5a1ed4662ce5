/**
 * Circuit breaker: after several failures in a row nothing is tried for a while, then one call may probe.
 * A store that hangs must not make every shopper wait for a timeout.
 */
export type Breaker = {
  /** Whether a call may be made now. In the half-open state only one caller is let through until its outcome is known. */
  admits(): boolean
  succeeded(): void
  failed(): void
}

type Options = { threshold: number; pause: number; maxPause: number; now?: () => number }

/** `threshold` failures in a row open it for `pause` ms; each failed probe doubles the pause, up to `maxPause`. */
export function createBreaker({ threshold, pause, maxPause, now = Date.now }: Options): Breaker {
  let failures = 0
  let openUntil = 0
  let nextPause = pause

  return {
    admits() {
      if (failures < threshold) return true
      if (now() < openUntil) return false
      // Half open: whoever asks next is refused until this caller's outcome, or as long again if it never comes.
      openUntil = now() + nextPause
      return true
    },
    succeeded() {
      failures = 0
      nextPause = pause
    },
    failed() {
      failures++
      if (failures < threshold) return
      openUntil = now() + nextPause
      if (failures > threshold) nextPause = Math.min(nextPause * 2, maxPause)
    },
  }
}
