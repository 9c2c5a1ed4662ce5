import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMaintenance } from '../../../bff/magento/maintenance.ts'
import { createProbe } from '../../../bff/magento/probe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an attempt that was under way at the stop neither ends nor doubles the ones that follow', async () => {
  const ends: ((works: boolean) => void)[] = []
  const attempt = vi.fn(
    () => new Promise<void>((resolve, reject) => ends.push((works) => (works ? resolve() : reject(new Error('no'))))),
  )
  const probe = createProbe(attempt, 1000)
  for (const works of [true, false]) {
    attempt.mockClear()
    ends.length = 0
    probe.start()
    await vi.advanceTimersByTimeAsync(0)
    probe.stop()
    probe.start(500)
    await vi.advanceTimersByTimeAsync(500)
    expect(attempt).toHaveBeenCalledTimes(2)
    ends[0]?.(works)
    ends[1]?.(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempt).toHaveBeenCalledTimes(3)
    ends[2]?.(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(attempt).toHaveBeenCalledTimes(3)
  }
})

test('maintenance that begins again in the moment in which it ends is probed as well', async () => {
  let works = (): void => {}
  const probe = vi.fn(() => new Promise<void>((resolve) => (works = resolve)))
  const maintenance = createMaintenance(probe, 1000, Fastify().log)
  maintenance.raise()
  await vi.advanceTimersByTimeAsync(0)
  works()
  while (maintenance.active) await Promise.resolve()
  maintenance.raise()
  await vi.advanceTimersByTimeAsync(1000)
  expect(probe).toHaveBeenCalledTimes(2)
  works()
  await vi.advanceTimersByTimeAsync(0)
  expect(maintenance.active).toBe(false)
})
