import { hkdfSync } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import type { SharedCounters } from '../lib/shared.ts'

/** PBKDF2 iterations of one try. */
const COST = 1000

/**
 * Prefix of a key that solves a challenge: one key in 256 has it, so an old phone takes half a second. Not even the server knows the solution in
 * advance: it only signs the challenge, and computes a single key to check the solution.
 */
const KEY_PREFIX = '00'

const LIFETIME_SECONDS = 1200

/** Solved challenges in this process' memory. They are stored until they expire. */
const MAX_USED = 20_000

const MAX_LENGTH = 2000

/**
 * Makes the browser compute something before it submits a form. The cost is small for a shopper and high for a bot that
 * submits thousands of forms. ALTCHA version 2 does this without a third party.
 */
export type ProofOfWork = {
  /** The challenge as JSON. */
  challenge(): Promise<string>
  /** Whether this is a correct solution of a challenge of ours, in time, and the first one submitted for it. */
  check(solution: string): Promise<boolean>
}

/** `secrets`: newest first. The first signs challenges, and solutions are checked against all. */
export function createProofOfWork(secrets: readonly Buffer[], shared?: SharedCounters): ProofOfWork {
  const keys = secrets.map((secret) => ({ hmacSignatureSecret: derived(secret, 'challenge') }))
  const [newest] = keys
  if (!newest) throw new Error('Challenges need a key')
  const used = new LRUCache<string, true>({ ...atMost(MAX_USED), ttl: LIFETIME_SECONDS * 1000 })

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
        keyPrefix: KEY_PREFIX,
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

/**
 * `null` if the text does not have the shape of a solution. The cost parameters must equal ours, so that a client
 * cannot make the server compute more.
 */
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
