import { createHash } from 'node:crypto'
import createError from '@fastify/error'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SharedLimits } from '../redis/shared-limits.ts'
import { clientNetwork } from './client-network.ts'

const Refusal = createError<[seconds: string]>('TOO_MANY_REQUESTS', 'Too many requests: try again in %s s', 429)

/** HTTP 429 (RFC 6585 §4); whoever answers it sets `Retry-After`. */
export class TooManyRequests extends Refusal {
  /** Seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(String(retryAfter))
    this.retryAfter = retryAfter
  }
}

/** Counts what addresses do. */
export type RateLimit = {
  /** Counts `cost` times against the request's address; rejects with `TooManyRequests` when that is too often. */
  take(request: Pick<FastifyRequest, 'ip'>, cost?: number): Promise<void>
}

/** A limit of `perMinute`; limits of different names count apart. */
export type NewRateLimit = (name: string, perMinute: number) => RateLimit

type Bucket = { tokens: number; at: number }

/** Addresses remembered; a flood of others makes the least recent ones forgotten, never the memory grow. */
const MAX_ADDRESSES = 10_000
const MINUTE = 60_000

/**
 * A token bucket for each address: `perMinute` at once, then as many a minute. Processes that share a Redis draw from one bucket; while it
 * is away each counts for itself, and the limit is as many times as high as there are processes.
 */
export function createRateLimits(shared?: SharedLimits, now: () => number = Date.now): NewRateLimit {
  return (name, perMinute) => {
    const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES, ttl: MINUTE, updateAgeOnGet: true })
    const perMs = perMinute / MINUTE

    return {
      async take({ ip }, cost = 1) {
        const key = clientNetwork(ip)
        const time = now()
        const { tokens, at } = buckets.get(key) ?? { tokens: perMinute, at: time }
        const filled = Math.min(perMinute, tokens + Math.max(0, time - at) * perMs)
        // What costs more than a full bucket holds passes when the bucket is full, and is paid for afterwards.
        const needed = Math.min(cost, perMinute)
        const own = { isAllowed: filled >= needed, tokens: filled >= needed ? filled - cost : filled }
        buckets.set(key, { tokens: own.tokens, at: time })
        // Who is refused here is refused everywhere: a flood does not reach Redis.
        const all = own.isAllowed ? await shared?.take(nameOf(name, key), perMinute, cost) : undefined
        if (all) learn(key, all.tokens)
        const { isAllowed, tokens: left } = all ?? own
        if (!isAllowed) throw new TooManyRequests(Math.max(1, Math.ceil((needed - left) / perMs / 1000)))
      },
    }

    /** What others drew counts here too: when Redis goes away, nobody begins anew. */
    function learn(key: string, tokens: number): void {
      const bucket = buckets.peek(key)
      if (bucket && bucket.tokens > tokens) buckets.set(key, { tokens, at: now() })
    }
  }
}

/** No address is kept in clear outside this process. */
function nameOf(limit: string, key: string): string {
  return `${limit}:${createHash('sha256').update(key).digest('base64url')}`
}
