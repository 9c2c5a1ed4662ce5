import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { createMemoryStore } from '../../../bff/cache/store.ts'
import { watchClock } from '../../../bff/cache/watch-clock.ts'

const { log } = Fastify({ logger: { level: 'silent' } })
let shift = 0
const { now } = Date
const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + shift)
afterEach(() => {
  shift = 0
})

test.each([
  ['an hour back', -3_600_000, true],
  ['half a minute back', -30_000, true],
  ['a second back, as a time server does', -1000, false],
  ['an hour ahead, which lets everything expire anyway', 3_600_000, false],
])('what was read before the clock was set %s', async (_what, ms, isPurged) => {
  const purges = watchClock(createPurgeLog(), log, 10)
  const since = purges.now
  shift = ms
  await new Promise((resolve) => setTimeout(resolve, 100))
  purges.stop()
  expect(purges.isPurged(['cat_p_1'], since)).toBe(isPurged)
  expect(clock).toHaveBeenCalled()
})

test('an entry that was stored while the clock was briefly ahead is dropped', () => {
  const purges = watchClock(createPurgeLog(), log, 60_000)
  const store = createMemoryStore(100_000, purges)
  const entry = { value: 'kept', bytes: 10, tags: ['cat_p_1'], since: purges.now }
  const hours = { freshUntil: Infinity, revalidateUntil: Infinity, errorUntil: Infinity }
  shift = 3_600_000
  store.set('ahead', { ...entry, ...hours })
  expect(store.get('ahead')).toMatchObject({ value: 'kept' })
  shift = 0
  store.set('right', { ...entry, ...hours, since: purges.now })
  expect(store.get('ahead')).toBeUndefined()
  purges.stop()
})
