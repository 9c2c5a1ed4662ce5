import { createHash, hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { LRUCache } from 'lru-cache'
import type { SharedCounters } from '../redis/shared-counters.ts'

/** PBKDF2 rounds for one try. */
const COST = 2000

/** Tries until the solution: half a second of an old phone at most. */
const MIN_TRIES = 50

const MAX_PROOF_TRIES = 250

const LIFETIME_SECONDS = 1200

/** Solved challenges remembered in this process until they expire. */
const MAX_USED = 20_000

const MAX_LENGTH = 2000

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

/** Has a browser work for what a form sends: nothing for a shopper, much for who sends thousands. No third party (ALTCHA, version 2). */
type ProofOfWork = {
  /** What is to be solved, as JSON. */
  challenge(): Promise<string>
  /** Whether a solution is right, of a challenge of ours, in time, and the first with it. */
  check(solution: string): Promise<boolean>
}

/** `secrets`: newest first; the first signs, all are believed. */
export function createProofOfWork(secrets: readonly Buffer[], shared?: SharedCounters): ProofOfWork {
  const keys = secrets.map((secret) => ({
    hmacSignatureSecret: derived(secret, 'challenge'),
    hmacKeySignatureSecret: derived(secret, 'solution'),
  }))
  const [newest] = keys
  if (!newest) throw new Error('Challenges need a key')
  const used = new LRUCache<string, true>({ max: MAX_USED, ttl: LIFETIME_SECONDS * 1000 })

  async function isFirst(nonce: string): Promise<boolean> {
    if (used.has(nonce)) return false
    used.set(nonce, true)
    const times = await shared?.increment(`captcha:${nonce}`, LIFETIME_SECONDS)
    return times === undefined || times === 1
  }

  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MIN_TRIES, MAX_PROOF_TRIES),
        expiresAt: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS,
        deriveKey,
        ...newest,
      })
      return JSON.stringify(challenge)
    },

    async check(solution) {
      const payload = parse(solution)
      if (!payload) return false
      for (const key of keys) {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...key }).catch(() => ({ verified: false }))
        if (verified) return isFirst(payload.challenge.parameters.nonce)
      }
      return false
    },
  }
}

function derived(secret: Buffer, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `musette captcha ${use}`, 32)).toString('base64url')
}

/** Whatever is not shaped like a solution is none; its costs are ours, so that nobody makes the server work. */
function parse(text: string): Payload | null {
  if (text.length > MAX_LENGTH) return null
  try {
    const payload = JSON.parse(text) as Payload | null
    const { parameters } = payload?.challenge ?? {}
    const isOurs = parameters?.algorithm === 'PBKDF2/SHA-256' && parameters.cost === COST && parameters.keyLength === 32
    return isOurs && typeof parameters.nonce === 'string' && payload ? payload : null
  } catch {
    return null
  }
}
