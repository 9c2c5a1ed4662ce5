/**
 * Whether the store is slow for shoppers. A store that answers as many calls as it has workers lets the rest wait, carts behind searches; what waits
 * here instead can be overtaken. The same feedback as in TCP: halved when personal calls take long, given back step by step.
 */
export type AdaptiveLimit = {
  /** A personal call of this name was answered after so many ms. */
  note(operation: string, ms: number): void
  /** Part of their places that public reads may take now, from 0 to 1. */
  share(): number
}

/** Longer than so many times the usual, and ms on top, is slow: stores are never quite even. */
const SLOW = { factor: 1.5, slack: 2 }
/** What is usual grows by this part with each call that is slower, so that one lucky call does not count for ever. */
const FORGETTING = 0.02
/** Ms in which all slow calls have one cause. */
const ONE_CAUSE = 50
/** Ms without a slow call after which public reads get twice as many places. */
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
