import type { RedisConnection } from './connection.ts'

/** One text that all processes share. */
export type SharedText = {
  /** `null` if there is none, `undefined` while Redis does not respond. */
  read(): Promise<string | null | undefined>
  /** May fail silently, so callers read the text back. */
  write(text: string): Promise<void>
  /** Called whenever Redis is available again. */
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
