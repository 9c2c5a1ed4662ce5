import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import type { SharedCounters } from '../lib/shared.ts'
import { clientBlock, clientNetwork } from './client-network.ts'

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

/** Limits guesses at one account from many addresses. `graphql/limit-mutations.ts` limits each address. */
export type Attempts = {
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

/** Limits mails that visitors cause through the shop, so that nobody can mail strangers at will or fill the merchant's mailbox. */
export type MailLimits = {
  /** Counts a mail that a client address asks for. Resolves to false where it, or its network, requested too many. */
  maySend(address: string): Promise<boolean>
  /** Counts a mail to somebody. Resolves to false where visitors had too many sent to this address. */
  mayReach(recipient: string): Promise<boolean>
}

export function createMailLimits(shared?: SharedCounters): MailLimits {
  const [senders, networks, recipients] = [MAILS.address, MAILS.network, MAILS.recipient].map((limit) =>
    createCounts(limit, shared),
  ) as [Counts, Counts, Counts]
  return {
    async maySend(address) {
      // Refused mails of one address do not count against its network.
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
  const counts = new LRUCache<string, number>({ ...atMost(MAX_NAMES), ttl: seconds * 1000, noUpdateTTL: true })

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
