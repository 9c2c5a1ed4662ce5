import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createBreaker } from '../../../bff/magento/breaker.ts'
import { createLimiter, Overload } from '../../../bff/lib/limiter.ts'

describe('the circuit breaker', () => {
  const lines: string[] = []
  const { log } = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })

  function setUp(probe: () => Promise<void> = () => new Promise(() => {})) {
    const breaker = createBreaker({ threshold: 3, interval: 5 }, probe, log)
    onTestFinished(() => breaker.stop())
    return {
      breaker,
      fail: (times: number) =>
        Array.from({ length: times }, () => breaker.failed(new Error('HTTP 302 without GraphQL'))),
    }
  }

  test('opens after failures in a row only', () => {
    const { breaker, fail } = setUp()
    fail(2)
    breaker.succeeded()
    fail(2)
    expect(breaker.isClosed).toBe(true)
    fail(1)
    expect(breaker.isClosed).toBe(false)
    const [line = '{}'] = lines
    expect(JSON.parse(line)).toMatchObject({ failures: 3, err: { message: 'HTTP 302 without GraphQL' } })
  })

  test('is closed by a probe that works, however many failed before', async () => {
    let probes = 0
    const { breaker, fail } = setUp(async () => {
      if (++probes < 4) throw new Error('still down')
    })
    fail(5)
    await expect.poll(() => breaker.isClosed).toBe(true)
    expect(probes).toBe(4)
  })

  test('opens again when the failures come back', async () => {
    const { breaker, fail } = setUp(async () => {})
    fail(3)
    await expect.poll(() => breaker.isClosed).toBe(true)
    fail(3)
    expect(breaker.isClosed).toBe(false)
    await expect.poll(() => breaker.isClosed).toBe(true)
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
