import { randomUUID } from 'node:crypto'
import type { SharedRecords } from '../lib/shared.ts'
import type { RedisConnection } from './connection.ts'

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
