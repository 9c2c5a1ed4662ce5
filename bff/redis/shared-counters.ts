import type { RedisConnection } from './connection.ts'

/** Counts for all processes together. */
export type SharedCounters = {
  /** Adds one to a count that is forgotten `seconds` after its first; the count, or `undefined` when Redis does not answer. */
  increment(name: string, seconds: number): Promise<number | undefined>
  forget(name: string): Promise<void>
}

export function createSharedCounters(redis: RedisConnection, prefix: string): SharedCounters {
  return {
    increment: (name, seconds) =>
      redis.attempt(async (client) => {
        const key = prefix + name
        const [count] = await client.multi().incr(key).expire(key, seconds, 'NX').exec()
        return Number(count)
      }),
    async forget(name) {
      await redis.attempt((client) => client.del(prefix + name))
    },
  }
}
