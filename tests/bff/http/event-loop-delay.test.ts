import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type EventLoopDelay, watchEventLoopDelay } from '../../../bff/http/load-shedding.ts'

const INTERVAL = 100

let delay: EventLoopDelay
afterEach(() => delay.stop())

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('a loop that stood still for a while is late by that, and not for ever', async () => {
  delay = watchEventLoopDelay(INTERVAL)
  const seen: number[] = []
  for (let nth = 0; nth < 10; nth++) {
    block(INTERVAL * 3)
    // Before and after the moment of reading.
    await pause(nth % 2)
    seen.push(delay.mean)
  }
  expect(Math.max(...seen)).toBeGreaterThan(INTERVAL)
  expect(seen.every(Number.isFinite)).toBe(true)
  await expect.poll(() => delay.mean).toBeLessThan(INTERVAL)
})
