import type { SharedLimits } from '../lib/shared.ts'
import type { RedisConnection } from './connection.ts'

/** µs until an empty bucket is full. */
const FULL = 60_000_000

/**
 * GCRA (generic cell rate algorithm): a bucket is stored as the time at which it will be full again. Times come from
 * Redis' clock, because the processes' clocks may differ. A full bucket needs no key. This is a script, because two
 * processes may take tokens at the same time.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local full, price = tonumber(ARGV[1]), tonumber(ARGV[2])
local debt = math.max(0, (tonumber(redis.call('GET', KEYS[1]) or 0) or 0) - now)
local allowed = debt + math.min(price, full) <= full
if allowed then
  debt = debt + price
  redis.call('SET', KEYS[1], string.format('%.0f', now + debt), 'PX', math.ceil(debt / 1000))
end
return {allowed and 1 or 0, debt}`

export function createSharedLimits(redis: Pick<RedisConnection, 'attempt'>, prefix: string): SharedLimits {
  return {
    take: (name, perMinute, cost) =>
      redis.attempt(async (client) => {
        const price = Math.ceil((cost * FULL) / perMinute)
        const options = { keys: [prefix + name], arguments: [String(FULL), String(price)] }
        const [allowed, debt] = (await client.eval(SCRIPT, options)) as [number, number]
        return { isAllowed: allowed === 1, tokens: perMinute - (debt * perMinute) / FULL }
      }),
  }
}
