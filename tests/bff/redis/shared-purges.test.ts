import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPurgeLog, type Purged } from '../../../bff/cache/purge-log.ts'
import type { RedisClient, RedisConnection } from '../../../bff/redis/connection.ts'
import { createSharedPurges, type SharedPurges } from '../../../bff/redis/shared-purges.ts'

/** What was sent, each with what answers it: the id of an entry, or nothing where Redis gave none in time. */
let sent: { tags: string; answer(id?: string): void }[]
let told: Purged[]
let purges: SharedPurges
let ready: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  told = []
  const client = {
    xAdd: (_stream: string, _id: string, { tags }: { tags: string }) =>
      new Promise((answer) => sent.push({ tags, answer })),
  }
  const redis = {
    insist: (command: (client: RedisClient) => unknown) => command(client as unknown as RedisClient),
    waiting: { isReady: false },
    onReady: (listener: () => void) => (ready = listener),
  } as unknown as RedisConnection
  purges = createSharedPurges(redis, 'purges', createPurgeLog(), Fastify().log, (tags) => told.push(tags))
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
