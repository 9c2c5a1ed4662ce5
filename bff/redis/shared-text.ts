import type { SharedText } from '../lib/shared.ts'
import type { RedisConnection } from './connection.ts'

export function createSharedText(redis: RedisConnection, key: string): SharedText {
  return {
    read: () => redis.attempt((client) => client.get(key)),
    async write(text) {
      await redis.attempt((client) => client.set(key, text))
    },
    onReady: redis.onReady,
  }
}
