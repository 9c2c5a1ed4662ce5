import createError from '@fastify/error'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
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
  /** Counts `cost` times against the request's address; throws `TooManyRequests` when that is too often. */
  take(request: Pick<FastifyRequest, 'ip'>, cost?: number): void
}

type Bucket = { tokens: number; at: number }

/** Addresses remembered; a flood of others makes the least recent ones forgotten, never the memory grow. */
const MAX_ADDRESSES = 10_000
const MINUTE = 60_000

/**
 * A token bucket for each address: `perMinute` at once, then as many a minute. Each process counts for itself: behind a load balancer
 * the limit is that many times as high.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES, ttl: MINUTE, updateAgeOnGet: true })
  const perMs = perMinute / MINUTE

  return {
    take({ ip }, cost = 1) {
      const key = clientNetwork(ip)
      const time = now()
      const { tokens, at } = buckets.get(key) ?? { tokens: perMinute, at: time }
      const filled = Math.min(perMinute, tokens + Math.max(0, time - at) * perMs)
      // What costs more than a full bucket holds passes when the bucket is full, and is paid for afterwards.
      const needed = Math.min(cost, perMinute)
      const isAllowed = filled >= needed
      buckets.set(key, { tokens: isAllowed ? filled - cost : filled, at: time })
      if (!isAllowed) throw new TooManyRequests(Math.max(1, Math.ceil((needed - filled) / perMs / 1000)))
    },
  }
}
