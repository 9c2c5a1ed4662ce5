import type { RedisConnection } from './connection.ts'

/** Counters of all processes. */
export type SharedCounters = {
  /**
   * Increments a counter that expires `seconds` after its first increment. Resolves to its value, or to `undefined` if
   * Redis does not respond.
   */
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
