import { vi } from 'vitest'

/** Retries until it does not throw. The limit only ends what never succeeds: on a busy machine everything is slow. */
export function waitFor<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(attempt, { interval: 20, timeout: 60_000 })
}
