import { describe, expect, test } from 'vitest'
import { createBreaker } from '../../../bff/upstream/breaker.ts'
import { createLimiter, Overload } from '../../../bff/upstream/limiter.ts'

describe('the circuit breaker', () => {
  const setUp = () => {
    const clock = { now: 0 }
    const breaker = createBreaker({ threshold: 3, pause: 1000, maxPause: 2000, now: () => clock.now })
    const fail = (times: number) => Array.from({ length: times }, () => breaker.failed())
    return { clock, breaker, fail }
  }

  test('opens after failures in a row only', () => {
    const { breaker, fail } = setUp()
    fail(2)
    breaker.succeeded()
    fail(2)
    expect(breaker.admits()).toBe(true)
    fail(1)
    expect(breaker.admits()).toBe(false)
  })

  test('lets one probe through after the pause, and closes when it works', () => {
    const { clock, breaker, fail } = setUp()
    fail(3)
    clock.now = 1000
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
    breaker.succeeded()
    expect(breaker.admits()).toBe(true)
  })

  test('pauses longer when probes fail, within bounds', () => {
    const { clock, breaker, fail } = setUp()
    fail(3)
    for (let i = 0; i < 10; i++) {
      clock.now += 2000
      expect(breaker.admits()).toBe(true)
      fail(1)
    }
    clock.now += 1999
    expect(breaker.admits()).toBe(false)
    clock.now += 1
    expect(breaker.admits()).toBe(true)
  })
})

describe('the limiter', () => {
  const never = () => new Promise<never>(() => {})

  test('refuses more than may wait, and what waits too long', async () => {
    const limiter = createLimiter(1, 1)
    void limiter.run(never, 1000)
    const waiting = limiter.run(async () => 'turn', 20)
    await expect(limiter.run(async () => 'no', 1000)).rejects.toThrow(Overload)
    await expect(waiting).rejects.toThrow(Overload)
  })

  test('keeps the order and gives a place back when a task fails', async () => {
    const limiter = createLimiter(1, 10)
    const order: number[] = []
    const task = (id: number) => async () => {
      order.push(id)
      if (id === 0) throw new Error('fails')
    }
    await Promise.allSettled([0, 1, 2].map((id) => limiter.run(task(id), 1000)))
    expect(order).toEqual([0, 1, 2])
  })
})
