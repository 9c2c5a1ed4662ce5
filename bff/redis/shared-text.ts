import type { RedisConnection } from './connection.ts'

/** One text that all processes have in common. Nobody ever waits long for it. */
export type SharedText = {
  /** `null` where there is none, `undefined` while nobody knows. */
  read(): Promise<string | null | undefined>
  /** May fail without a word: whoever means it looks whether it is there. */
  write(text: string): Promise<void>
  /** Whenever it can be read again. */
  onReady(listener: () => void): void
}

export function createSharedText(redis: RedisConnection, key: string): SharedText {
  return {
    read: () => redis.attempt((client) => client.get(key)),
    async write(text) {
      await redis.attempt((client) => client.set(key, text))
    },
    onReady: redis.onReady,
  }
}
