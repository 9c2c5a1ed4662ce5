import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { openShop, openStore } from './support/opened.ts'
import type { ShopProcess } from './support/shop-process.ts'

let shop: ShopProcess
beforeAll(async () => {
  shop = await openShop((await openStore()).url, { WORKERS: '2', LOG_LEVEL: 'debug' })
})

/** On a connection of its own: those go to the workers in turn. */
async function statusOfFile(): Promise<number> {
  const response = await fetch(`${shop.url}/robots.txt`, { headers: { connection: 'close' } })
  await response.text()
  return response.status
}

/** Processes that wrote a line since the last call. */
function writers(from: number): number[] {
  const pids = shop.lines.slice(from).map(({ pid }) => Number(pid))
  return [...new Set(pids)].filter((pid) => pid !== shop.child.pid)
}

async function bothServe(): Promise<number[]> {
  const from = shop.lines.length
  await expect
    .poll(
      async () => {
        await statusOfFile()
        return writers(from).length
      },
      { timeout: 30_000 },
    )
    .toBe(2)
  return writers(from)
}

test('a worker whose event loop hangs is killed and replaced, and who waited for it gets an answer from another', async () => {
  const [hanging = 0, other = 0] = await bothServe()
  process.kill(hanging, 'SIGSTOP')
  const waiting = Array.from({ length: 6 }, statusOfFile)
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 200))
  const errors = () => shop.lines.filter(({ level, pid }) => level >= 50 && pid === shop.child.pid)
  await expect.poll(() => errors().length).toBe(2)
  const [{ worker } = {}] = errors()
  expect(errors()).toMatchObject([
    { msg: 'a worker does not respond and is killed', worker: expect.any(Number) },
    { msg: 'a worker ended and is replaced', worker, signal: 'SIGKILL' },
  ])
  const now = await bothServe()
  expect(now).not.toContain(hanging)
  expect(now).toContain(other)
}, 180_000)

test('workers that were all stopped for a while, as with their machine, go on', async () => {
  const pids = await bothServe()
  const all = [Number(shop.child.pid), ...pids]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  await pause(20_000)
  for (const pid of all) process.kill(pid, 'SIGCONT')
  await pause(10_000)
  expect((await bothServe()).toSorted()).toEqual(pids.toSorted())
}, 180_000)
