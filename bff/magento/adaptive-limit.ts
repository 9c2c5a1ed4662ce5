/** A call is slow if it takes longer than `factor` times the usual time plus `slack` ms. */
const SLOW = { factor: 2, slack: 2 }

/** Weight of one call in the usual time of its operation. The usual time follows faster calls quickly, and slower calls only if they persist. */
const USUAL = { slower: 0.02, faster: 0.1 }

/** Weight of one call in the strain: a single slow call does not mean that the store is slow. */
const STRAIN = 0.3

/** Slow calls within this time, in ms, count as one. */
const ONE_CAUSE = 50

/** Ms without a slow call after which the share of public reads doubles. */
const RECOVERY = 5000

const MAX_HALVINGS = 5

/**
 * Detects when the store is slow for shoppers, and gives public reads fewer places then. Calls that wait here can be overtaken; calls that wait
 * inside the store cannot. The feedback is that of TCP: halved when personal calls take long, restored step by step.
 */
type AdaptiveLimit = {
  /** Records how long a personal call of this name took. */
  note(operation: string, ms: number): void
  /** Share of their places that public reads may use now, from 0 to 1. */
  share(): number
}

export function createAdaptiveLimit(): AdaptiveLimit {
  const usual = new Map<string, number>()
  /** Moving average of call times, relative to the limit of a slow call. */
  let strain = 0
  let halvings = 0
  let changed = -Infinity

  function recover(): void {
    const steps = Math.min(halvings, Math.floor((performance.now() - changed) / RECOVERY))
    if (steps === 0) return
    halvings -= steps
    changed += steps * RECOVERY
  }

  return {
    note(operation, ms) {
      const known = usual.get(operation) ?? ms
      usual.set(operation, known + (ms - known) * (ms > known ? USUAL.slower : USUAL.faster))
      const load = ms / (known * SLOW.factor + SLOW.slack)
      strain += (load - strain) * STRAIN
      recover()
      if (load <= 1 || strain <= 1 || performance.now() - changed < ONE_CAUSE) return
      halvings = Math.min(halvings + 1, MAX_HALVINGS)
      changed = performance.now()
    },
    share() {
      recover()
      return 1 / 2 ** halvings
    },
  }
}
