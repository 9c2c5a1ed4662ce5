import { expect, test } from 'vitest'
import { createWaitingNetworks, createNetworkQueue } from '../../../bff/lib/network-queue.ts'
import { Overload } from '../../../bff/lib/limiter.ts'

function setup(maxWaitingOfOne = 5) {
  const queue = createNetworkQueue({ places: 3, placesOfOne: 2, maxWaiting: 8, maxWaitingOfOne })
  const running: { from: string; release(): void }[] = []
  const ask = (from: string, timeout = 10_000, places = 1) => {
    const task = () => new Promise<void>((resolve) => running.push({ from, release: resolve }))
    const requested = queue.run(from, task, { timeout, places })
    // Requests that still wait at the end of a test are refused later.
    requested.catch(() => {})
    return requested
  }
  return { queue, running, ask, names: () => running.map(({ from }) => from).join('') }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('no network has all places, and those that wait take turns', async () => {
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
  await expect(queue.run('a', () => Promise.reject(new Error('fails')), { timeout: 10 })).rejects.toThrow('fails')
  expect(queue.running).toBe(0)
})

test('what is heavy is not overtaken for ever by what is light', async () => {
  const { running, ask, names } = setup()
  void ask('a')
  void ask('b')
  void ask('c', 10_000, 2)
  void ask('d')
  await settled()
  expect(names()).toBe('ab')
  running[0]?.release()
  await settled()
  expect(names()).toBe('abc')
  running[1]?.release()
  await settled()
  expect(names()).toBe('abcd')
})

test('work that several networks wait for runs once, in the first turn of one of them, and takes a place of that one', async () => {
  const { queue, running, ask, names } = setup()
  for (let i = 0; i < 4; i++) void ask('a')
  const networks = createWaitingNetworks('a')
  const task = () => new Promise<void>((resolve) => running.push({ from: 's', release: resolve }))
  const shared = queue.run(networks, task, { timeout: 10_000 })
  await settled()
  expect(names()).toBe('aa')
  networks.join('b')
  await settled()
  expect([names(), queue.running, queue.waiting]).toEqual(['aas', 3, 2])
  void ask('b')
  running[2]?.release()
  await shared
  await settled()
  expect([names(), queue.running, queue.waiting]).toEqual(['aasb', 3, 2])
})

test('work that another network waits for is not refused with that of the first', async () => {
  const { queue, running, ask } = setup()
  for (let i = 0; i < 2; i++) void ask('a')
  const own = ask('a')
  void ask('c')
  const networks = createWaitingNetworks('a')
  networks.join('b')
  const shared = queue.run(networks, () => Promise.resolve('done'), { timeout: 10_000 })
  await settled()
  queue.refuse(networks)
  await expect(own).rejects.toThrow(Overload)
  running[2]?.release()
  await expect(shared).resolves.toBe('done')
})
