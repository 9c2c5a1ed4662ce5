import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPurgeLog, type Purged, type PurgeLog } from '../../../bff/cache/purge-log.ts'
import type { RedisClient, RedisConnection } from '../../../bff/redis/connection.ts'
import { createSharedPurges, type SharedPurges } from '../../../bff/redis/shared-purges.ts'

/** What was sent, each with what answers it: the id of an entry, or nothing where Redis gave none in time. */
let sent: { tags: string; answer(id?: string): void }[]
let told: Purged[]
let purges: SharedPurges
let ready: () => void
/** The stream, and whether it can be read. */
let stream: string[]
let waiting: { isReady: boolean }
let local: PurgeLog

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  told = []
  stream = []
  waiting = { isReady: false }
  local = createPurgeLog()
  const client = {
    xAdd: (_stream: string, _id: string, { tags }: { tags: string }) =>
      new Promise((answer) => sent.push({ tags, answer })),
  }
  const redis = {
    insist: (command: (client: RedisClient) => unknown) => command(client as unknown as RedisClient),
    waiting: Object.assign(waiting, {
      xRange: async () => stream.slice(0, 1).map((id) => ({ id })),
      xRead: async ({ id }: { id: string }, { BLOCK }: { BLOCK?: number }) => {
        const later = stream.filter((one) => one > id)
        if (later.length === 0 && BLOCK) await new Promise((resolve) => setTimeout(resolve, 10))
        if (!waiting.isReady) throw new Error('closed')
        return [{ messages: later.map((one) => ({ id: one, message: { by: 'another', tags: '["cat_p_1"]' } })) }]
      },
    }),
    onReady: (listener: () => void) => (ready = listener),
  } as unknown as RedisConnection
  purges = createSharedPurges(redis, 'purges', local, Fastify().log, (tags) => told.push(tags))
})
afterEach(() => {
  purges.close()
  vi.useRealTimers()
})

const answerAll = async (id?: string) => {
  for (const one of sent.splice(0)) one.answer(id)
  await vi.advanceTimersByTimeAsync(0)
}
const tagsSent = () => sent.map(({ tags }) => tags)

test('a purge does not wait for the one before: the other processes would respond with what is old', async () => {
  purges.announce(['cat_p_1'])
  purges.announce(['cat_p_2'])
  expect(tagsSent()).toEqual(['["cat_p_1"]', '["cat_p_2"]'])
  expect(told).toEqual([])
  await answerAll('1-0')
  expect(told).toEqual([['cat_p_1'], ['cat_p_2']])
})

test('what Redis did not accept is sent again, soon and as soon as it is back; edges get it at once and then', async () => {
  purges.announce(['cat_p_1'])
  await answerAll()
  expect(told).toEqual([['cat_p_1']])
  await vi.advanceTimersByTimeAsync(500)
  expect(tagsSent()).toEqual(['["cat_p_1"]'])
  await answerAll()
  ready()
  expect(tagsSent()).toEqual(['["cat_p_1"]'])
  expect(told).toEqual([['cat_p_1']])
  await answerAll('1-0')
  expect(told).toEqual([['cat_p_1'], ['cat_p_1']])
  await vi.advanceTimersByTimeAsync(5000)
  ready()
  expect(sent).toEqual([])
})

test('so many that they have no room become one of everything', async () => {
  for (let nth = 0; nth < 1000; nth++) purges.announce([`cat_p_${nth}`])
  await answerAll()
  purges.announce(['cat_p_1000'])
  await answerAll()
  await vi.advanceTimersByTimeAsync(500)
  expect(tagsSent()).toEqual(['all'])
})

test('after an outage in which Redis lost the stream, everything counts as purged: purges may have been lost with it', async () => {
  vi.useRealTimers()
  waiting.isReady = true
  stream = ['1-0']
  await expect.poll(() => purges.now).toBe(1000)
  expect(local.isPurged(['cat_p_2'], 0)).toBe(false)
  waiting.isReady = false
  await expect.poll(() => purges.now).toBeUndefined()
  stream = []
  waiting.isReady = true
  await expect.poll(() => local.isPurged(['cat_p_2'], 0)).toBe(true)
  expect(told).toEqual(['all'])
  // Its new entries are read, whatever their numbers.
  stream = ['0-5']
  const since = local.now
  await expect.poll(() => local.isPurged(['cat_p_1'], since)).toBe(true)
})
