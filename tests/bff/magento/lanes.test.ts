import { expect, test } from 'vitest'
import { createLanes, type Lane } from '../../../bff/magento/lanes.ts'
import { Overload } from '../../../bff/lib/limiter.ts'

/** Tasks that are under way until they are released, in the order they began. */
function setup(places: number, maxWaiting = 100, publicShare?: () => number) {
  const lanes = createLanes(places, maxWaiting, publicShare)
  const running: { lane: Lane; release(): void }[] = []
  const ask = (lane: Lane, timeout = 10_000) => {
    const task = () => new Promise<void>((resolve) => running.push({ lane, release: resolve }))
    const requested = lanes.run(lane, task, timeout)
    // Requests that still wait at the end of a test are refused later.
    requested.catch(() => {})
    return requested
  }
  const begun = (lane: Lane) => running.filter((one) => one.lane === lane).length
  return { lanes, running, ask, begun }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('public reads leave places to shoppers, however many there are', async () => {
  const { ask, begun } = setup(8)
  for (let i = 0; i < 64; i++) void ask('public')
  await settled()
  expect(begun('public')).toBe(6)
  void ask('personal')
  void ask('personal')
  void ask('personal')
  await settled()
  expect(begun('personal')).toBe(2)
})

test('shoppers leave a place to public reads, and no more runs than there are places', async () => {
  const { lanes, ask, begun } = setup(8)
  for (let i = 0; i < 64; i++) void ask('personal')
  for (let i = 0; i < 64; i++) void ask('public')
  await settled()
  expect([begun('personal'), begun('public'), lanes.running]).toEqual([7, 1, 8])
})

test('shoppers who wait get the next place, in their order', async () => {
  const { running, ask } = setup(1)
  void ask('public')
  void ask('public')
  void ask('personal')
  await settled()
  running[0]?.release()
  await settled()
  expect(running.map(({ lane }) => lane)).toEqual(['public', 'personal'])
  running[1]?.release()
  await settled()
  expect(running.map(({ lane }) => lane)).toEqual(['public', 'personal', 'public'])
})

test('a full queue of one lane does not block the other', async () => {
  const { lanes, ask, begun } = setup(2, 3)
  for (let i = 0; i < 4; i++) void ask('public')
  await expect(ask('public')).rejects.toThrow(Overload)
  void ask('personal')
  await settled()
  expect(begun('personal')).toBe(1)
  expect(lanes.waiting).toBe(3)
  await expect(ask('personal', 10)).rejects.toThrow('No turn in time')
  expect(lanes.waiting).toBe(3)
})

test('public reads take fewer places while the store is slow, and all of them afterwards', async () => {
  let share = 0
  const { running, ask, begun } = setup(8, 100, () => share)
  for (let i = 0; i < 64; i++) void ask('public')
  await settled()
  // One page asks for two things at a time.
  expect(begun('public')).toBe(2)
  share = 0.5
  running[0]?.release()
  await settled()
  expect(begun('public')).toBe(1 + 3)
})
