/** How fast the store answers at the moment, so that time limits fit: one that is slow for a while is not one that hangs. */
export type Pace = {
  /** A call was answered after so many ms. What gets no answer says nothing of how fast answers are. */
  note(ms: number): void
  /** The store lost its caches: what comes next takes longer than what came before. */
  expectSlow(): void
  /** Ms until a call is given up that is meant to take `usual` ms at most. */
  limit(usual: number): number
}

/** Times an average call takes, after which one is given up. */
const MARGIN = 8
/** Nobody waits longer than that for a store that is slow as a whole. */
const LONGEST = 12_000
/** What a call takes a store without caches. */
const COLD = 1500
/** Weight of one call in the average: slowness is learned at once, and forgotten over a few dozen calls. */
const SLOWER = 0.3
const FASTER = 0.1

export function createPace(): Pace {
  let average = 0
  return {
    note(ms) {
      average += (ms - average) * (ms > average ? SLOWER : FASTER)
    },
    expectSlow() {
      average = Math.max(average, COLD)
    },
    limit: (usual) => Math.max(usual, Math.min(LONGEST, average * MARGIN)),
  }
}
