import { vi } from 'vitest'

/** Tries again until it does not throw. It ends what never comes; on a busy machine all takes its time. */
export function waitFor<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { interval: 20, timeout: 60_000 })
}
