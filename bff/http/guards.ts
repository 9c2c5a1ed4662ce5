import { createHash, hkdfSync } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { LRUCache } from 'lru-cache'
import type { SharedCounters } from '../lib/shared.ts'
import { clientBlock, clientNetwork } from './client-network.ts'

/** PBKDF2 iterations of one try. */
const COST = 1000

/**
 * How a key begins that solves a challenge: one in 256 does, so that an old phone takes half a second. Nobody knows which one before
 * it is found: a challenge is made by signing it, and only its solution is computed here, once.
 */
const KEY_PREFIX = '00'

const LIFETIME_SECONDS = 1200

/** Solved challenges in this process' memory. They are stored until they expire. */
const MAX_USED = 20_000

const MAX_LENGTH = 2000

/** Tries per account. The store locks an account after six wrong passwords in a row. */
const TRIES = { most: 10, seconds: 600 }

/** Mails that visitors cause, per address, per network, and to one recipient. */
const MAILS = {
  address: { most: 20, seconds: 3600 },
  network: { most: 60, seconds: 3600 },
  recipient: { most: 5, seconds: 86_400 },
} as const

/** Names in this process' memory. A flood of names evicts the least recent ones, so memory stays bounded. */
const MAX_NAMES = 10_000

/** Protection against password guessing, bots and mails to strangers. All requests share one instance. */
export type Guards = {
  attempts: Attempts
  mails: MailLimits
  /** Absent if forms are not protected (`CAPTCHA=false`). */
  proofOfWork?: ProofOfWork
}

export type GuardSettings = {
  /** Newest first. Absent if forms are not protected. */
  captchaKeys?: readonly Buffer[]
  counters?: SharedCounters
}

export function createGuards({ captchaKeys, counters }: GuardSettings = {}): Guards {
  return {
    attempts: createAttempts(counters),
    mails: createMailLimits(counters),
    ...(captchaKeys && { proofOfWork: createProofOfWork(captchaKeys, counters) }),
  }
}

/** Limits guesses at one account from many addresses. `graphql/limit-mutations.ts` limits each address. */
type Attempts = {
  /** Counts a try at an account, whether it exists or not. Resolves to false after too many recent tries. */
  take(account: string): Promise<boolean>
  /** Resets the count after a correct password. */
  forgive(account: string): Promise<void>
}

export function createAttempts(shared?: SharedCounters): Attempts {
  const { count, forget } = createCounts(TRIES, shared)
  return {
    take: async (account) => (await count(account)) <= TRIES.most,
    forgive: forget,
  }
}

/** Limits mails that visitors cause through the shop: nobody writes to others at will, or fills the merchant's mailbox. */
type MailLimits = {
  /** Counts a mail that a client address asks for. Resolves to false where it, or its network, requested too many. */
  maySend(address: string): Promise<boolean>
  /** Counts a mail to somebody. Resolves to false where visitors had too many sent to this address. */
  mayReach(recipient: string): Promise<boolean>
}

function createMailLimits(shared?: SharedCounters): MailLimits {
  const [senders, networks, recipients] = [MAILS.address, MAILS.network, MAILS.recipient].map((limit) =>
    createCounts(limit, shared),
  ) as [Counts, Counts, Counts]
  return {
    async maySend(address) {
      // What an address may not send is not held against its neighbours.
      if ((await senders.count(`mails from ${clientNetwork(address)}`)) > MAILS.address.most) return false
      return (await networks.count(`mails from ${clientBlock(address)}`)) <= MAILS.network.most
    },
    mayReach: async (recipient) => (await recipients.count(`mails to ${recipient}`)) <= MAILS.recipient.most,
  }
}

type Counts = {
  /** Counts once more for a name, and resolves to its count in this period. */
  count(name: string): Promise<number>
  forget(name: string): Promise<void>
}

/** Processes that share a Redis count together. Without Redis, or while it is down, each process counts for itself. */
function createCounts({ seconds }: { seconds: number }, shared: SharedCounters | undefined): Counts {
  const counts = new LRUCache<string, number>({ max: MAX_NAMES, ttl: seconds * 1000, noUpdateTTL: true })

  return {
    async count(text) {
      const name = nameOf(text)
      const own = (counts.get(name) ?? 0) + 1
      counts.set(name, own)
      return Math.max(own, (await shared?.increment(name, seconds)) ?? 0)
    },
    async forget(text) {
      const name = nameOf(text)
      counts.delete(name)
      await shared?.forget(name)
    },
  }
}

/** A hash, so that no address is stored in plain text. Upper and lower case mean the same account. */
function nameOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')
}

/**
 * Makes the browser compute something before it submits a form. The cost is small for a shopper and high for a bot that
 * submits thousands of forms. ALTCHA version 2 does this without a third party.
 */
type ProofOfWork = {
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
