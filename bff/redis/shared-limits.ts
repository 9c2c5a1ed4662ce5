import type { RedisConnection } from './connection.ts'

/** Token buckets that all processes draw from. */
export type SharedLimits = {
  /**
   * Draws `cost` tokens from a bucket that holds `perMinute` and fills as fast; from a full one also more than it holds. Tells what is then
   * left (below zero: owed) and whether the draw was allowed; `undefined` when Redis does not answer.
   */
  take(name: string, perMinute: number, cost: number): Promise<{ isAllowed: boolean; tokens: number } | undefined>
}

/** µs that an empty bucket takes to fill. */
const FULL = 60_000_000

/**
 * A bucket is the instant at which it will be full again (GCRA: generic cell rate algorithm), by Redis' own clock, so that those of the
 * processes do not matter; a full one needs no key. One script, for two processes may draw at the same time.
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
