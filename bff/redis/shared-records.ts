import type { RedisConnection } from './connection.ts'

/** What all processes remember together, for a while. While Redis is away nobody knows anything: `undefined`. */
export type SharedRecords = {
  /** `null` where there is none. */
  read(name: string): Promise<string | null | undefined>
  /** Whether it is known to be written. */
  write(name: string, text: string, seconds: number): Promise<boolean>
  /** Leaves a mark; true for the first to do so. */
  writeFirst(name: string, seconds: number): Promise<boolean | undefined>
  remove(name: string): Promise<void>
}

export function createSharedRecords(redis: RedisConnection, prefix: string): SharedRecords {
  return {
    read: (name) => redis.attempt((client) => client.get(prefix + name)),
    async write(name, text, seconds) {
      const expiration = { type: 'EX', value: seconds } as const
      const answer = await redis.attempt((client) => client.set(prefix + name, text, { expiration }))
      return answer !== undefined
    },
    writeFirst: (name, seconds) =>
      redis.attempt(async (client) => {
        const expiration = { type: 'EX', value: seconds } as const
        return (await client.set(prefix + name, '1', { expiration, condition: 'NX' })) !== null
      }),
    async remove(name) {
      await redis.attempt((client) => client.del(prefix + name))
    },
  }
}
