import { MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import type { Answer, Exchange } from './exchange.ts'

/** Spec §9. */
const MAX_ATTEMPTS = 5
/** Ms before the second attempt; doubles from one to the next. */
const INITIAL_DELAY = 300
const GATEWAY_FAILURES = [502, 503, 504]
/** Ms: nobody looks longer at a page that does nothing, whatever the server asks for. */
const LONGEST_DELAY = 10_000

/**
 * Sends again what got no answer, or none from the shop itself: at most 5 attempts, with an exponential, jittered delay that is not
 * shorter than the server asks for (`Retry-After`). For queries only: a mutation that got no answer may have been carried out.
 */
export function retrying(exchange: Exchange, wait = sleep): Exchange {
  return async (entries) => {
    for (let attempt = 1; ; attempt++) {
      const answers = await exchange(entries)
      if (attempt === MAX_ATTEMPTS || !answers.some(isPassing)) return answers
      const asked = Math.max(...answers.map(({ retryAfter = 0 }) => retryAfter * 1000))
      const delay = INITIAL_DELAY * 2 ** (attempt - 1)
      // What was turned away together must not come back together.
      await wait(Math.min(asked, LONGEST_DELAY) + delay * (0.5 + Math.random()))
    }
  }
}

/** Maintenance lasts longer than a few seconds: its page looks after the shop's return. */
function isPassing({ status, errors = [] }: Answer): boolean {
  const isMaintenance = errors.some(({ message }) => message.includes(MAINTENANCE_MARKER))
  return status === 0 || (GATEWAY_FAILURES.includes(status) && !isMaintenance)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
