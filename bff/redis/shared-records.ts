import { randomUUID } from 'node:crypto'
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
  /** A lock that is not taken yet, and that nobody but who took it can release. */
  lock(name: string, seconds: number): Lock
}

export type Lock = {
  /** Whether it is ours now. */
  take(): Promise<boolean | undefined>
  /** Does nothing where it never was ours, or is somebody else's after its time was over. */
  release(): Promise<void>
}

const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

export function createSharedRecords(redis: RedisConnection, prefix: string): SharedRecords {
  const writeFirst = (name: string, text: string, seconds: number) =>
    redis.attempt(async (client) => {
      const expiration = { type: 'EX', value: seconds } as const
      return (await client.set(prefix + name, text, { expiration, condition: 'NX' })) !== null
    })

  return {
    read: (name) => redis.attempt((client) => client.get(prefix + name)),
    async write(name, text, seconds) {
      const expiration = { type: 'EX', value: seconds } as const
      const answer = await redis.attempt((client) => client.set(prefix + name, text, { expiration }))
      return answer !== undefined
    },
    writeFirst: (name, seconds) => writeFirst(name, '1', seconds),
    async remove(name) {
      await redis.attempt((client) => client.del(prefix + name))
    },
    lock(name, seconds) {
      const owner = randomUUID()
      return {
        take: () => writeFirst(name, owner, seconds),
        async release() {
          await redis.attempt((client) => client.eval(RELEASE, { keys: [prefix + name], arguments: [owner] }))
        },
      }
    },
  }
}
