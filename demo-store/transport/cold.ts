/** How many cold calls a store works at side by side. */
const WORKERS = 2
/** How often a waiting call looks whether it still has to. */
const STEP_MS = 50

/** Empty caches: whoever calls first makes them anew, and who calls meanwhile does the same work beside it. */
export type ColdCaches = {
  /** Caches are empty from now on; making them anew takes so long. */
  empty: (ms: number) => void
  /** Waits as long as a call of this moment does. */
  work: () => Promise<void>
}

export function createColdCaches(): ColdCaches {
  let costMs = 0
  let callers = 0
  /** Counts how often the caches were emptied or filled: either ends the waiting of before. */
  let era = 0
  return {
    empty: (ms) => {
      costMs = ms
      callers = 0
      era += 1
    },
    work: async () => {
      if (costMs === 0) return
      const mine = era
      const begun = Date.now()
      callers += 1
      // Every further caller takes its part of the processors from those before it.
      /** Nothing where somebody else filled the caches, or they were emptied again. */
      const left = (): number =>
        mine === era ? begun + Math.max(costMs, (callers * costMs) / WORKERS) - Date.now() : 0
      while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(STEP_MS, left())))
      if (mine !== era) return
      costMs = 0
      era += 1
    },
  }
}
