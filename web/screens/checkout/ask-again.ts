import { GraphqlFailure } from '../../page.ts'

/** Ms before each further attempt. */
const DELAYS = [1000, 2000, 4000]
const GATEWAY_FAILURES = [0, 502, 504]

/**
 * Asks again when no answer came: for what may be asked any number of times with the same effect as once. The first failure that is
 * an answer of the shop is thrown at once, a lost answer after the last attempt.
 */
export async function askAgain<T>(ask: () => Promise<T>, wait = sleep): Promise<T> {
  for (const delay of DELAYS) {
    try {
      return await ask()
    } catch (error) {
      if (!isLost(error)) throw error
      await wait(delay)
    }
  }
  return ask()
}

/** Whether the shop may have done what it was asked for without our knowing. */
export function isLost(error: unknown): boolean {
  return error instanceof GraphqlFailure && GATEWAY_FAILURES.includes(error.status)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
