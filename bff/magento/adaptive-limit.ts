/**
 * Detects when the store is slow for shoppers, and gives public reads fewer places then. Calls that wait here can be overtaken; calls that wait
 * inside the store cannot. The feedback is that of TCP: halved when personal calls take long, restored step by step.
 */
export type AdaptiveLimit = {
  /** A personal call of this name took so many ms. */
  note(operation: string, ms: number): void
  /** Part of their places that public reads may take now, from 0 to 1. */
  share(): number
}

/** A call is slow if it takes longer than `factor` times the usual time plus `slack` ms. */
const SLOW = { factor: 1.5, slack: 2 }
/** The usual time grows by this part with each slower call, so that one fast call does not count for ever. */
const FORGETTING = 0.02
/** Slow calls within this time, in ms, count as one. */
const ONE_CAUSE = 50
/** Ms without a slow call after which the share of public reads doubles. */
const RECOVERY = 5000
const MAX_HALVINGS = 5

export function createAdaptiveLimit(now: () => number = () => performance.now()): AdaptiveLimit {
  const usual = new Map<string, number>()
  let halvings = 0
  let changed = -Infinity

  function recover(): void {
    const steps = Math.min(halvings, Math.floor((now() - changed) / RECOVERY))
    if (steps === 0) return
    halvings -= steps
    changed += steps * RECOVERY
  }

  return {
    note(operation, ms) {
      const known = usual.get(operation) ?? ms
      usual.set(operation, Math.min(ms, known * (1 + FORGETTING)))
      recover()
      if (ms <= known * SLOW.factor + SLOW.slack || now() - changed < ONE_CAUSE) return
      halvings = Math.min(halvings + 1, MAX_HALVINGS)
      changed = now()
    },
    share() {
      recover()
      return 1 / 2 ** halvings
    },
  }
}
