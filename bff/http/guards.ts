import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SharedCounters } from '../redis/shared-counters.ts'
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts'

/** Tries within the period. The store locks an account after six wrong ones in a row. */
const MAX_TRIES = 10

const PERIOD_SECONDS = 600

/** Accounts remembered in this process; a flood of others makes the least recent ones forgotten, never the memory grow. */
const MAX_ACCOUNTS = 10_000

/** What keeps away those who guess, and machines that pretend to be shoppers. One for all requests. */
export type Guards = {
  attempts: Attempts
  /** Absent where forms are not protected (`CAPTCHA=false`). */
  proofOfWork?: ProofOfWork
}

export type GuardSettings = {
  /** Newest first; absent: forms are not protected. */
  captchaKeys?: readonly Buffer[]
  counters?: SharedCounters
}

export function createGuards({ captchaKeys, counters }: GuardSettings = {}): Guards {
  return {
    attempts: createAttempts(counters),
    ...(captchaKeys && { proofOfWork: createProofOfWork(captchaKeys, counters) }),
  }
}

/** Slows down whoever guesses at one account from many addresses; the limit of each address is `graphql/limit-mutations.ts`. */
type Attempts = {
  /** Counts a try at an account, whether it exists or not; false when there were too many lately. */
  take(account: string): Promise<boolean>
  /** The right password was given: earlier tries count no more. */
  forgive(account: string): Promise<void>
}

/** Each process counts for itself, or all together where they share a Redis; while that is away, each for itself again. */
export function createAttempts(shared?: SharedCounters): Attempts {
  const counts = new LRUCache<string, number>({ max: MAX_ACCOUNTS, ttl: PERIOD_SECONDS * 1000, noUpdateTTL: true })

  return {
    async take(account) {
      const name = nameOf(account)
      const own = (counts.get(name) ?? 0) + 1
      counts.set(name, own)
      const all = await shared?.increment(name, PERIOD_SECONDS)
      return Math.max(own, all ?? 0) <= MAX_TRIES
    },
    async forgive(account) {
      const name = nameOf(account)
      counts.delete(name)
      await shared?.forget(name)
    },
  }
}

/** Addresses differ by case only for machines; none is kept in clear. */
function nameOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')
}
