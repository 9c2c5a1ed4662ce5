import type { SharedCounters } from '../lib/shared.ts'
import type { RedisConnection } from './connection.ts'

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
