import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { Shopper } from '../bff/support/shopper.ts'
import { CAMILLE } from '../resilience/support/customer.ts'
import { openShop, openStore } from '../resilience/support/opened.ts'
import { ALL_WELL, answered, visitorsAt } from '../resilience/support/rollout.ts'
import type { ShopProcess } from '../resilience/support/shop-process.ts'
import type { Seen } from '../resilience/support/visitors.ts'
import { workersOf } from '../resilience/support/workers.ts'

const TOKEN = 'a-token-for-two-workers'
const LIMIT = 6

let storeUrl: string
let shop: ShopProcess
beforeAll(async () => {
  storeUrl = (await openStore()).url
  shop = await openShop(storeUrl, {
    WORKERS: '2',
    CACHE_TOKEN: TOKEN,
    LOG_LEVEL: 'debug',
    RATE_LIMIT_CLIENT_LOG: String(LIMIT),
  })
})

const { ask, workerOf, pids, ready } = workersOf(() => shop)

async function figure(name: string): Promise<number> {
  const { text } = await ask('/metrics')
  const [, value] = text.match(new RegExp(`^${name.replaceAll(/[{}]/g, String.raw`\$&`)} (\\S+)$`, 'm')) ?? []
  return Number(value)
}

const FILES = 'musette_http_request_duration_seconds_count{route="file",method="GET",status="2xx"}'

test('two workers serve one port, and write one log of whole lines', async () => {
  await expect.poll(ready).toBe(2)
  expect(await pids()).toHaveLength(2)
  expect(shop.lines.filter(({ logger }) => logger === 'torn')).toEqual([])
  expect(shop.stderr).toBe('')
})

test('metrics are one page: what both count is added up', async () => {
  const before = await figure(FILES)
  expect(before).toBeGreaterThan(0)
  for (let time = 0; time < 10; time++) await ask('/robots.txt')
  expect(await figure(FILES)).toBe(before + 10)
  expect(await figure('musette_workers{state="wanted"}')).toBe(2)
  expect(await figure('musette_worker_resident_bytes{worker="1"}')).toBeGreaterThan(2 ** 20)
  expect(await figure('musette_worker_resident_bytes{worker="2"}')).toBeGreaterThan(2 ** 20)
})

test('a limit holds for both together', async () => {
  const entry = JSON.stringify([])
  const report = () =>
    ask('/client-log-handler', { method: 'POST', body: entry, headers: { 'content-type': 'application/json' } })
  const answers: Seen[] = []
  for (let time = 0; time < LIMIT + 2; time++) answers.push(await report())
  expect(new Set(await Promise.all(answers.map(workerOf))).size).toBe(2)
  expect(answers.map(({ status }) => status === 429)).toEqual([...Array(LIMIT).fill(false), true, true])
})

test('a purge at one is known to the other when it is answered', async () => {
  const page = () => ask('/chats.html')
  const isHit = ({ headers }: Seen) => headers.get('cache-status')?.includes('hit')
  await expect.poll(async () => [await page(), await page(), await page(), await page()].every(isHit)).toBe(true)
  const purged = await ask('/cache/purge', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ all: true }),
  })
  expect(purged.status).toBe(200)
  const [one, other] = [await page(), await page()]
  expect(await workerOf(one)).not.toBe(await workerOf(other))
  expect([isHit(one), isHit(other)]).toEqual([false, false])
})

test('a session that one worker made works on the other', async () => {
  const shopper = new Shopper(shop.url)
  expect(await shopper.login(CAMILLE.email, 'Musette-2026!')).toBeNull()
  const body = JSON.stringify({ query: '{ me { email } }' })
  const look = () =>
    ask('/graphql', {
      method: 'POST',
      body,
      headers: { cookie: shopper.cookie, 'content-type': 'application/json', origin: shop.url },
    })
  const answers = [await look(), await look()]
  for (const { text } of answers) expect(text).toContain(CAMILLE.email)
  expect(new Set(await Promise.all(answers.map(workerOf))).size).toBe(2)
})

test('a worker that dies is replaced while requests go on, and no total falls', async () => {
  const total = await figure(FILES)
  const before = await pids()
  // One that is busy has connections that it was given and has not taken.
  process.kill(Number(before[0]), 'SIGSTOP')
  const waiting = Array.from({ length: 6 }, () => ask('/robots.txt'))
  process.kill(Number(before[0]), 'SIGKILL')
  const answers = await Promise.all(waiting)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await expect.poll(() => figure('musette_workers_ended')).toBe(1)
  await expect.poll(ready).toBe(2)
  const after = await pids()
  expect(after).toHaveLength(2)
  expect(after).not.toContain(before[0])
  expect(after).toContain(before[1])
  expect(await figure(FILES)).toBeGreaterThanOrEqual(total)
  expect(shop.lines.find(({ msg }) => msg === 'a worker ended and is replaced')).toMatchObject({ signal: 'SIGKILL' })
})

test('SIGHUP replaces both under load, without one request that fails', async () => {
  const before = await pids()
  const load = visitorsAt({ url: shop.url })
  try {
    await answered(load, 5)
    shop.child.kill('SIGHUP')
    await expect
      .poll(() => shop.lines.some(({ msg }) => msg === 'all workers were replaced'), { timeout: 40_000 })
      .toBe(true)
    expect(await answered(load, 20)).toEqual(ALL_WELL)
  } finally {
    await load.stop()
  }
  const failed = Object.values(load.statuses)
    .flat()
    .filter((status) => status !== 200)
  expect(failed).toEqual([])
  const after = await pids()
  expect(after).toHaveLength(2)
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
  expect(await figure('musette_workers_ended')).toBe(1)
})

test('SIGTERM ends all of them, and what is in flight is finished', async () => {
  const pages = Array.from({ length: 8 }, (_, turn) => ask(`/chiens.html?minPrice=${turn}`))
  await Promise.race(pages)
  const code = shop.terminate()
  const statuses = await Promise.all(pages.map((page) => page.then(({ status }) => status)))
  expect(statuses).toEqual(statuses.map(() => 200))
  expect(await code).toBe(0)
  expect([shop.stderr, shop.lines.filter(({ logger }) => logger === 'torn')]).toEqual(['', []])
})

test('a shop that cannot start says why once, and ends', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const start = openShop(storeUrl, { WORKERS: '3', PORT: String(port) })
  const error = await start.then(
    () => '',
    (reason: unknown) => String(reason),
  )
  taken.close()
  expect(error).toContain('the shop ended with 1')
  expect(error.match(/^Error: .*EADDRINUSE/gm)).toHaveLength(1)
})
