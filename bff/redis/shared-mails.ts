import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Mail } from '../mail/compose-mail.ts'
import { MAIL_LIMITS, MAX_FOUND, type MailLimits, type MailStore } from '../mail/mail-queue.ts'
import type { RedisClient, RedisConnection } from './connection.ts'

/**
 * Mails in a stream that processes read as one group. `later` holds those that wait for another try, `known` the ids that
 * were accepted with their time, `open` those that are not settled, `networks` those of visitors among them. No key expires,
 * so none is evicted.
 */
const KEYS = ['stream', 'later', 'known', 'open', 'bytes', 'dead', 'networks'] as const

/**
 * ARGV: id, time, mail, bytes, most mails, most bytes, most recorded ids, time before which ids are dropped, network or
 * nothing, share of all visitors, share of one network, time before which it is not sent or nothing. The shares are those of `hasRoom`.
 */
const ADD = `
local known = redis.call('zscore', KEYS[3], ARGV[1])
if known then return {known, 0} end
local bytes = tonumber(redis.call('get', KEYS[5]) or '0')
if redis.call('zcard', KEYS[4]) >= tonumber(ARGV[5]) or bytes + ARGV[4] > tonumber(ARGV[6]) then return nil end
if ARGV[9] ~= '' then
  local count, size, ownCount, ownSize = 0, 0, 0, 0
  local all = redis.call('hgetall', KEYS[7])
  for i = 1, #all, 2 do
    if not redis.call('zscore', KEYS[4], all[i]) then
      redis.call('hdel', KEYS[7], all[i])
    else
      local network, length = string.match(all[i + 1], '^(%S+) (%d+)$')
      count, size = count + 1, size + length
      if network == ARGV[9] then ownCount, ownSize = ownCount + 1, ownSize + length end
    end
  end
  local function full(mails, length, share)
    return mails >= ARGV[5] * share or length + ARGV[4] > ARGV[6] * share
  end
  if full(count, size, ARGV[10]) or (ownCount > 0 and full(ownCount, ownSize, ARGV[11])) then return nil end
  redis.call('hset', KEYS[7], ARGV[1], ARGV[9] .. ' ' .. ARGV[4])
end
redis.call('zremrangebyscore', KEYS[3], '-inf', ARGV[8])
redis.call('zremrangebyrank', KEYS[3], 0, -ARGV[7] - 1)
redis.call('zadd', KEYS[3], ARGV[2], ARGV[1])
redis.call('zadd', KEYS[4], ARGV[2], ARGV[1])
redis.call('incrby', KEYS[5], ARGV[4])
if ARGV[12] ~= '' then redis.call('zadd', KEYS[2], ARGV[12], ARGV[3])
else redis.call('xadd', KEYS[1], '*', 'mail', ARGV[3]) end
return {ARGV[2], 1}`

/** ARGV: id. Keeps a mail that is being sent; forgets one that was sent. */
const REMOVE = `
if redis.call('zscore', KEYS[4], ARGV[1]) then
  local found = nil
  for _, mail in ipairs(redis.call('zrange', KEYS[2], 0, -1)) do
    if string.find(mail, '"id":"' .. ARGV[1] .. '"', 1, true) then found = mail end
  end
  if not found then return 0 end
  redis.call('zrem', KEYS[2], found)
  redis.call('zrem', KEYS[4], ARGV[1])
  redis.call('hdel', KEYS[7], ARGV[1])
  redis.call('decrby', KEYS[5], #found)
end
return redis.call('zrem', KEYS[3], ARGV[1])`

const HAS = `return redis.call('zscore', KEYS[4], ARGV[1])`

/**
 * ARGV: consumer, now, ms after which a claim is left behind, time before which mails that were given up are deleted. Only
 * one due mail becomes an entry of the stream: it cannot be removed from there.
 */
const CLAIM = `
redis.pcall('xgroup', 'create', KEYS[1], 'shop', '0', 'mkstream')
redis.call('xtrim', KEYS[6], 'minid', ARGV[4])
local due = redis.call('zrangebyscore', KEYS[2], '-inf', ARGV[2], 'limit', 0, 1)[1]
if due then
  redis.call('xadd', KEYS[1], '*', 'mail', due)
  redis.call('zrem', KEYS[2], due)
end
local left = redis.call('xautoclaim', KEYS[1], 'shop', ARGV[1], ARGV[3], '0-0', 'count', 1)[2]
if left[1] and left[1][2] then return {left[1][1], left[1][2][2]} end
local read = redis.call('xreadgroup', 'group', 'shop', ARGV[1], 'count', 1, 'streams', KEYS[1], '>')
if not read then return nil end
return {read[1][2][1][1], read[1][2][1][2][2]}`

/** ARGV: entry, outcome, id, mail, bytes, time of the next try, most dead ones. */
const SETTLE = `
if redis.call('xack', KEYS[1], 'shop', ARGV[1]) == 0 then return 0 end
redis.call('xdel', KEYS[1], ARGV[1])
if ARGV[2] == 'later' then
  redis.call('zadd', KEYS[2], ARGV[6], ARGV[4])
  return 1
end
redis.call('zrem', KEYS[4], ARGV[3])
redis.call('hdel', KEYS[7], ARGV[3])
redis.call('decrby', KEYS[5], ARGV[5])
if ARGV[2] == 'dead' then redis.call('xadd', KEYS[6], 'maxlen', ARGV[7], '*', 'mail', ARGV[4]) end
return 1`

const FIGURES = `
local oldest = redis.call('zrange', KEYS[4], 0, 0, 'withscores')[2]
return {redis.call('zcard', KEYS[4]), oldest or '', redis.call('xlen', KEYS[6])}`

/** ARGV: text in small letters, most. Both streams are read in parts: mails are large. */
const FIND = `
local found = {}
local function take(mail)
  if #found < tonumber(ARGV[2]) and string.find(string.lower(mail), ARGV[1], 1, true) then table.insert(found, mail) end
end
for _, mail in ipairs(redis.call('zrange', KEYS[2], 0, -1)) do take(mail) end
for _, stream in ipairs({KEYS[1], KEYS[6]}) do
  local from = '-'
  repeat
    local part = redis.call('xrange', stream, from, '+', 'count', 20)
    for _, entry in ipairs(part) do
      take(entry[2][2])
      from = '(' .. entry[1]
    end
  until #part == 0
end
return found`

/** Ms that one command may take: mails can wait longer than shoppers' requests. */
const TIMEOUT = 3000

/** Mails that any process of the shop sends. */
export function createSharedMails(
  redis: RedisConnection,
  prefix: string,
  /** Absent for a second store in the same Redis, to log nothing twice. */
  logger?: FastifyBaseLogger,
  limits: MailLimits = MAIL_LIMITS,
): MailStore {
  const keys = KEYS.map((name) => prefix + name)
  const consumer = randomUUID()
  /** The entry of each mail that this process has claimed, and its text. */
  const claimed = new Map<string, { entry: string; text: string }>()
  if (logger) redis.onReady(() => void warnIfForgetful(logger).catch(() => {}))

  function run(script: string, args: readonly (string | number)[]): Promise<unknown> {
    return redis.withTimeout((client) => client.eval(script, { keys, arguments: args.map(String) }), TIMEOUT)
  }

  /** Warns if Redis does not store its data on disk: it loses waiting mails when it restarts. */
  async function warnIfForgetful(log: FastifyBaseLogger): Promise<void> {
    const info = await redis.attempt((client: RedisClient) => client.info('persistence'))
    if (info !== undefined && /aof_enabled:0/.test(info)) {
      log.warn('Redis keeps nothing on disk: mails that wait there are lost if it ends')
    }
  }

  return {
    async add(mail) {
      const text = JSON.stringify(mail)
      const { waiting, bytes, remembered, memory, ofVisitors, ofNetwork } = limits
      const [time, forgotten] = [Date.parse(mail.acceptedAt), Date.now() - memory]
      const room = [waiting, bytes, remembered, forgotten, mail.network ?? '', ofVisitors, ofNetwork]
      const due = mail.dueAt ? Date.parse(mail.dueAt) : ''
      const reply = await run(ADD, [mail.id, time, text, sizeOf(text), ...room, due])
      if (!Array.isArray(reply)) return null
      return { acceptedAt: new Date(Number(reply[0])).toISOString(), isNew: Number(reply[1]) === 1 }
    },
    async claim() {
      const reply = await run(CLAIM, [consumer, Date.now(), limits.claimAge, Date.now() - limits.deadAge])
      if (!Array.isArray(reply)) return null
      const [entry, text] = reply.map(String)
      if (entry === undefined || text === undefined) return null
      const mail = JSON.parse(text) as Mail
      // This process is still sending it, although the claim is old.
      if (claimed.has(mail.id)) return null
      claimed.set(mail.id, { entry, text })
      return mail
    },
    async settle(id, outcome) {
      const own = claimed.get(id)
      if (!own) return
      const kind = typeof outcome === 'string' ? outcome : 'later'
      const later = typeof outcome === 'string' ? 0 : outcome.later
      await run(SETTLE, [own.entry, kind, id, own.text, sizeOf(own.text), later, limits.dead])
      claimed.delete(id)
    },
    has: async (id) => (await run(HAS, [id])) !== null,
    async remove(id) {
      await run(REMOVE, [id])
    },
    async find(text) {
      // As Lua's `string.lower`, which knows ASCII only.
      const lowered = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      const reply = await run(FIND, [lowered, MAX_FOUND])
      return Array.isArray(reply) ? reply.map((one) => JSON.parse(String(one)) as Mail) : []
    },
    async figures() {
      const reply = await run(FIGURES, [])
      const [waiting, oldest, dead] = Array.isArray(reply) ? reply : [0, '', 0]
      return { waiting: Number(waiting), oldest: oldest === '' ? null : Number(oldest), dead: Number(dead) }
    },
  }
}

function sizeOf(text: string): number {
  return Buffer.byteLength(text)
}
