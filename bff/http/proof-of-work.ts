import { hkdfSync, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { LRUCache } from 'lru-cache'
import type { SharedCounters } from '../redis/shared-counters.ts'

/** Has a browser work for what a form sends: nothing for a shopper, much for who sends thousands. No third party (ALTCHA, version 2). */
export type ProofOfWork = {
  /** What is to be solved, as JSON. */
  challenge(): Promise<string>
  /** Whether a solution is right, of a challenge of ours, in time, and the first with it. */
  check(solution: string): Promise<boolean>
}

/** PBKDF2 rounds for one try. */
const COST = 2000
/** Tries until the solution: half a second of an old phone at most. */
const MIN_TRIES = 50
const MAX_TRIES = 250
const LIFETIME_SECONDS = 1200
/** Solved challenges remembered in this process until they expire. */
const MAX_USED = 20_000
const MAX_LENGTH = 2000

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
        counter: randomInt(MIN_TRIES, MAX_TRIES),
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
