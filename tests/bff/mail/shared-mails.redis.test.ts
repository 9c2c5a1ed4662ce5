import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { createMailQueue, MAIL_LIMITS, type MailQueue, type MailStore } from '../../../bff/mail/mail-queue.ts'
import { connectRedis, type RedisConnection } from '../../../bff/redis/connection.ts'
import { createSharedCache } from '../../../bff/redis/shared-cache.ts'
import { createSharedMails } from '../../../bff/redis/shared-mails.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type RedisServer, startRedisServer } from '../support/redis-server.ts'

const SHOP = { name: 'Musette', mailFrom: 'boutique@exemple.fr' }
const LETTER = { kind: 'test', key: ['1'], to: 'camille@exemple.fr', subject: 'Bonjour', parts: ['Bonjour Camille,'] }

let redis: RedisServer
let server: MailServer
let messages: string[]
let queues: MailQueue[]
let connections: RedisConnection[]

const log = () => pino({ level: 'debug' }, { write: (line: string) => void messages.push(JSON.parse(line).msg) })

beforeEach(async () => {
  redis = await startRedisServer()
  server = await startMailServer()
  ;[messages, queues, connections] = [[], [], []]
})
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()))
  for (const connection of connections) connection.close()
  await server.close()
  await redis.close()
})

/** As one process has it. */
async function openStore(): Promise<MailStore> {
  const connection = connectRedis(redis.url, pino({ level: 'silent' }))
  connections.push(connection)
  const store = createSharedMails(connection, 'test:', log(), MAIL_LIMITS)
  await new Promise<void>((resolve) => connection.onReady(resolve))
  return store
}
function openQueue(store: MailStore, url = server.url): MailQueue {
  const queue = createMailQueue({ url, stores: [store], log: log(), pace: { poll: 20, pause: 60, rest: 20 } })
  queues.push(queue)
  return queue
}

test('mails that wait in Redis leave with any process', async () => {
  const queue = openQueue(await openStore(), 'smtp://127.0.0.1:1')
  await queue.post(SHOP, () => LETTER)
  await expect.poll(() => queue.counts.failed).toBeGreaterThan(0)
  await queue.stop()
  openQueue(await openStore())
  await expect.poll(() => server.mails.length).toBe(1)
})

test('mails to an address with accents are found by it', async () => {
  const queue = openQueue(await openStore(), 'smtp://127.0.0.1:1')
  await queue.post(SHOP, () => ({ ...LETTER, to: 'Élodie@exemple.fr' }))
  expect(await queue.keptAbout('Élodie@Exemple.fr')).toHaveLength(1)
})

test('a Redis that keeps nothing on disk is reported', async () => {
  await openStore()
  await expect.poll(() => messages).toContain('Redis keeps nothing on disk: mails that wait there are lost if it ends')
})

test('but not to a shop that sends no mails', async () => {
  const shared = createSharedCache(redis.url, 'test', createPurgeLog(), log())
  await expect.poll(() => messages).toContain('connected to Redis')
  // Its response comes after that about the disk.
  await shared.scheduledMails?.figures()
  expect(messages.filter((message) => /disk/.test(message))).toEqual([])
  shared.close()
})

test('no mail is accepted while Redis is away', async () => {
  const away = createSharedCache('redis://127.0.0.1:1', 'test', createPurgeLog(), pino({ level: 'silent' }))
  if (!away.mails) throw new Error('mails do not wait in Redis')
  const queue = openQueue(away.mails)
  await expect(queue.post(SHOP, () => LETTER)).rejects.toThrow('The mail could not be kept')
  expect(messages).toContain('the waiting mails cannot be read')
  away.close()
})
