import { randomUUID } from 'node:crypto'
import type { RedisConnection } from './connection.ts'

/** Records that all processes share until they expire. While Redis is down, results are unknown: `undefined`. */
export type SharedRecords = {
  /** `null` if there is none. */
  read(name: string): Promise<string | null | undefined>
  /** Whether Redis confirmed the write. */
  write(name: string, text: string, seconds: number): Promise<boolean>
  /** Writes a mark if there is none. Resolves to true for the first caller only. */
  writeFirst(name: string, seconds: number): Promise<boolean | undefined>
  remove(name: string): Promise<void>
  /** A lock that is not acquired yet. Only its owner can release it. */
  lock(name: string, seconds: number): Lock
}

export type Lock = {
  /** Whether this owner acquired the lock. */
  take(): Promise<boolean | undefined>
  /** Holds it for as long again. Does nothing if this owner does not hold it. */
  renew(): Promise<void>
  /** Does nothing if this owner does not hold the lock, for example because it expired. */
  release(): Promise<void>
}

const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('expire', KEYS[1], ARGV[2]) end return 0`
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

export function createSharedRecords(redis: RedisConnection, prefix: string): SharedRecords {
  const writeFirst = (name: string, text: string, seconds: number) =>
    redis.insist(async (client) => {
      const expiration = { type: 'EX', value: seconds } as const
      return (await client.set(prefix + name, text, { expiration, condition: 'NX' })) !== null
    })

  return {
    read: (name) => redis.insist((client) => client.get(prefix + name)),
    async write(name, text, seconds) {
      const expiration = { type: 'EX', value: seconds } as const
      const response = await redis.insist((client) => client.set(prefix + name, text, { expiration }))
      return response !== undefined
    },
    writeFirst: (name, seconds) => writeFirst(name, '1', seconds),
    async remove(name) {
      await redis.insist((client) => client.del(prefix + name))
    },
    lock(name, seconds) {
      const owner = randomUUID()
      return {
        take: () => writeFirst(name, owner, seconds),
        async renew() {
          const renewed = { keys: [prefix + name], arguments: [owner, String(seconds)] }
          await redis.insist((client) => client.eval(RENEW, renewed))
        },
        async release() {
          await redis.insist((client) => client.eval(RELEASE, { keys: [prefix + name], arguments: [owner] }))
        },
      }
    },
  }
}
