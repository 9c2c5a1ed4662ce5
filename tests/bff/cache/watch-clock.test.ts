import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
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
  const purges = createPurgeLog()
  const stop = watchClock(purges, log, 10)
  const since = purges.now
  shift = ms
  await new Promise((resolve) => setTimeout(resolve, 100))
  stop()
  expect(purges.isPurged(['cat_p_1'], since)).toBe(isPurged)
  expect(clock).toHaveBeenCalled()
})
