import type { SharedCounters } from '../redis/shared-counters.ts'
import { type Attempts, createAttempts } from './attempts.ts'

/** What keeps away those who guess, and machines that pretend to be shoppers. One for all requests. */
export type Guards = {
  attempts: Attempts
}

export function createGuards({ counters }: { counters?: SharedCounters } = {}): Guards {
  return { attempts: createAttempts(counters) }
}
