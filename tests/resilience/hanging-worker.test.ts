import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'
import { workersOf } from './support/workers.ts'

let shop: ShopProcess
beforeAll(async () => {
  shop = await openShop((await openStore()).url, { WORKERS: '2', LOG_LEVEL: 'debug' })
})
const { ask, pids } = workersOf(() => shop)

test('a worker whose event loop hangs is killed and replaced, and who waited for it gets an answer from another', async () => {
  const [hanging = 0, other] = await pids()
  process.kill(hanging, 'SIGSTOP')
  const waiting = Array.from({ length: 6 }, () => ask('/robots.txt'))
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
  const errors = () => shop.lines.filter(({ level, pid }) => level >= 50 && pid === shop.child.pid)
  await expect.poll(() => errors().length).toBe(2)
  const worker = errors()[0]?.['worker']
  expect(errors()).toMatchObject([
    { msg: 'a worker does not respond and is killed', worker: expect.any(Number) },
    { msg: 'a worker ended and is replaced', worker, signal: 'SIGKILL' },
  ])
  const now = await pids()
  expect(now).not.toContain(hanging)
  expect(now).toContain(other)
})

test('workers that were all stopped for a while, as with their machine, go on', async () => {
  const before = await pids()
  const all = [Number(shop.child.pid), ...before]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  await pause(20_000)
  for (const pid of all) process.kill(pid, 'SIGCONT')
  await pause(10_000)
  expect(await pids()).toEqual(before)
})
