import { LRUCache } from 'lru-cache'

/** Calls that hung while the store responded to others: each retry occupies one of its workers. */
export type HangingCalls = {
  /** Whether the call may not be made now. */
  isPaused(call: string): boolean
  /** Starts a pause of at most `longest` ms. Returns true for the first pause since a response. */
  note(call: string, longest: number): boolean
  /** Ends the pauses of a call that had a response. */
  forget(call: string): void
}

/** Ms of the first pause. One that hangs again pauses twice as long each time. */
const FIRST_PAUSE = 3000
const MAX_CALLS = 1000

export function createHangingCalls(): HangingCalls {
  const calls = new LRUCache<string, { pause: number; until: number }>({ max: MAX_CALLS })
  return {
    isPaused: (call) => (calls.get(call)?.until ?? 0) > Date.now(),
    note(call, longest) {
      const before = calls.get(call)
      const pause = Math.min(before ? before.pause * 2 : FIRST_PAUSE, longest)
      calls.set(call, { pause, until: Date.now() + pause })
      return !before
    },
    forget: (call) => void calls.delete(call),
  }
}
