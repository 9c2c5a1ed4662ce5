/** Cold calls that run in parallel. */
const WORKERS = 2
/** Interval at which a waiting call checks whether it is done. */
const STEP_MS = 50

/** Empty caches: the first call fills them, and concurrent calls repeat the same work. */
export type ColdCaches = {
  /** Empties the caches; filling them takes `ms`. */
  empty: (ms: number) => void
  /** Waits as long as a call takes now. */
  work: () => Promise<void>
}

export function createColdCaches(): ColdCaches {
  let costMs = 0
  let callers = 0
  /** Incremented when the caches are emptied or filled; both end earlier waits. */
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
      // More callers than workers slow each other down.
      /** Zero once another call filled the caches, or they were emptied again. */
      const left = (): number =>
        mine === era ? begun + Math.max(costMs, (callers * costMs) / WORKERS) - Date.now() : 0
      while (left() > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(STEP_MS, left())))
      if (mine !== era) return
      costMs = 0
      era += 1
    },
  }
}
