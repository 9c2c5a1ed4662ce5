import { expect, test } from 'vitest'
import { clientBlock } from '../../../bff/http/client-network.ts'
import { createPageQueue } from '../../../bff/pages/page-queue.ts'
import { createShopperPriority } from '../../../bff/pages/shopper-priority.ts'
import { Overload } from '../../../bff/lib/limiter.ts'

function setup(maxWaitingOfOne = 5) {
  const queue = createPageQueue({ places: 3, placesOfOne: 2, maxWaiting: 8, maxWaitingOfOne })
  const running: { from: string; release(): void }[] = []
  const ask = (from: string, patience = 10_000) => {
    const task = () => new Promise<void>((resolve) => running.push({ from, release: resolve }))
    const requested = queue.run(from, task, patience)
    // Who still waits when a test is over is turned away later.
    requested.catch(() => {})
    return requested
  }
  return { queue, running, ask, names: () => running.map(({ from }) => from).join('') }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('nobody has all places, and those who wait take turns', async () => {
  const { queue, running, ask, names } = setup()
  for (let i = 0; i < 5; i++) void ask('a')
  await settled()
  expect(names()).toBe('aa')
  void ask('b')
  void ask('b')
  void ask('c')
  await settled()
  expect([names(), queue.running, queue.waiting]).toEqual(['aab', 3, 5])
  running[0]?.release()
  await settled()
  running[1]?.release()
  await settled()
  running[2]?.release()
  await settled()
  // Each has one of the three places that got free.
  await settled()
  expect([...names().slice(3)].toSorted().join('')).toBe('abc')
})

test('is full for one before it is for others', async () => {
  const { queue, ask } = setup()
  for (let i = 0; i < 7; i++) void ask('a')
  await expect(ask('a')).rejects.toThrow(Overload)
  void ask('b')
  await settled()
  expect([queue.running, queue.waiting]).toEqual([3, 5])
})

test('forgets who gives up, and refuses whom there is nothing for', async () => {
  const { queue, running, ask, names } = setup()
  void ask('a')
  void ask('a')
  await expect(ask('a', 10)).rejects.toThrow('No turn in time')
  const waiting = ask('a')
  void ask('b')
  queue.refuse('a')
  await expect(waiting).rejects.toThrow(Overload)
  await settled()
  expect(queue.waiting).toBe(0)
  running[0]?.release()
  await settled()
  void ask('a')
  await settled()
  expect(names()).toBe('aaba')
})

test('a task that fails gives its place back', async () => {
  const { queue } = setup()
  await expect(queue.run('a', () => Promise.reject(new Error('fails')), 10)).rejects.toThrow('fails')
  expect(queue.running).toBe(0)
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2aff::1', '2001:db8:1:2a00::/56'],
  ['2001:DB8:1:2A01::1%eth0', '2001:db8:1:2a00::/56'],
  ['2001:db8:1:2b00::1', '2001:db8:1:2b00::/56'],
  ['::1', '0:0:0:0::/56'],
  ['garbage', 'garbage'],
])('%s stands in %s', (address, network) => {
  expect(clientBlock(address)).toBe(network)
})

test('a page waits for a shopper who is answered, but not for ever', async () => {
  const done: string[] = []
  const shopperPriority = createShopperPriority(50)
  let response = () => {}
  const shopper = shopperPriority.first(new Promise<void>((resolve) => (response = resolve)))
  const page = shopperPriority.turn().then(() => done.push('page'))
  await settled()
  await settled()
  expect(done).toEqual([])
  response()
  await shopper
  await page
  void shopperPriority.first(new Promise(() => {}))
  await shopperPriority.turn()
})

test('pages go on one after the other, with a turn of the event loop between', async () => {
  const shopperPriority = createShopperPriority()
  const done: string[] = []
  const pages = [1, 2, 3].map((page) => shopperPriority.turn().then(() => done.push(`page ${page}`)))
  await pages[0]
  setImmediate(() => done.push('others'))
  await Promise.all(pages)
  expect(done.indexOf('others')).toBeLessThan(done.indexOf('page 3'))
})
