import { createHash } from 'node:crypto'
import createError from '@fastify/error'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import type { SharedLimits } from '../lib/shared.ts'
import { clientNetwork } from './client-network.ts'

const Refusal = createError<[seconds: string]>('TOO_MANY_REQUESTS', 'Too many requests: try again in %s s', 429)

/** HTTP 429 (RFC 6585 §4). The code that sends the response sets `Retry-After`. */
export class TooManyRequests extends Refusal {
  /** Seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(String(retryAfter))
    this.retryAfter = retryAfter
  }
}

/** Limits requests by client address. */
export type RateLimit = {
  /** Counts `cost` against the request's address. Rejects with `TooManyRequests` above the limit. */
  take(request: Pick<FastifyRequest, 'ip'>, cost?: number): Promise<void>
}

/** Creates a limit of `perMinute`. Limits with different names count separately. */
export type NewRateLimit = (name: string, perMinute: number) => RateLimit

type Bucket = { tokens: number; at: number }

/** Buckets in memory, of all limits together. A flood of addresses evicts the least recent ones, so memory stays bounded. */
const MAX_BUCKETS = 20_000
const MINUTE = 60_000

/**
 * A token bucket for each address: it holds `perMinute` tokens and refills at that rate. Processes that share a Redis
 * share the buckets. While Redis is down, each process counts for itself, and the limit is multiplied by the number of
 * processes.
 */
export function createRateLimits(shared?: SharedLimits): NewRateLimit {
  const buckets = new LRUCache<string, Bucket>(atMost(MAX_BUCKETS))

  return (name, perMinute) => {
    const perMs = perMinute / MINUTE

    return {
      async take({ ip }, cost = 1) {
        const network = clientNetwork(ip)
        const key = `${name}:${network}`
        const time = Date.now()
        const { tokens, at } = buckets.get(key) ?? { tokens: perMinute, at: time }
        const filled = Math.min(perMinute, tokens + Math.max(0, time - at) * perMs)
        // A request that costs more than a full bucket passes when the bucket is full. It leaves the bucket overdrawn.
        const needed = Math.min(cost, perMinute)
        const own = { isAllowed: filled >= needed, tokens: filled >= needed ? filled - cost : filled }
        buckets.set(key, { tokens: own.tokens, at: time })
        // A refusal by this process is final, so a flood does not reach Redis.
        const all = own.isAllowed ? await shared?.take(nameOf(name, network), perMinute, cost) : undefined
        if (all) learn(key, all.tokens)
        const { isAllowed, tokens: left } = all ?? own
        if (!isAllowed) throw new TooManyRequests(Math.max(1, Math.ceil((needed - left) / perMs / 1000)))
      },
    }

    /**
     * Applies what other processes took to the local bucket. So buckets do not start full again when Redis goes down.
     */
    function learn(key: string, tokens: number): void {
      const bucket = buckets.peek(key)
      if (bucket && bucket.tokens > tokens) buckets.set(key, { tokens, at: Date.now() })
    }
  }
}

/** Addresses leave this process as hashes only. */
function nameOf(limit: string, network: string): string {
  return `${limit}:${createHash('sha256').update(network).digest('base64url')}`
}
