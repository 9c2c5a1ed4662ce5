import { expect, onTestFinished, test, vi } from 'vitest'
import { createAdaptiveLimit } from '../../../bff/magento/adaptive-limit.ts'

function setup() {
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  onTestFinished(() => void vi.restoreAllMocks())
  const adaptiveLimit = createAdaptiveLimit()
  /** Personal calls one after the other, each of which took so many ms. */
  const calls = (count: number, ms: number, operation = 'Cart') => {
    for (let i = 0; i < count; i++) {
      time += 100
      adaptiveLimit.note(operation, ms)
    }
  }
  const pass = (ms: number) => (time += ms)
  return { adaptiveLimit, calls, pass }
}

test('public reads make room while shoppers wait longer than usual, and get it back afterwards', () => {
  const { adaptiveLimit, calls, pass } = setup()
  calls(5, 100)
  expect(adaptiveLimit.share()).toBe(1)
  calls(1, 400)
  // One slow call is no sign.
  expect(adaptiveLimit.share()).toBe(1)
  calls(3, 400)
  expect(adaptiveLimit.share()).toBe(1 / 8)
  calls(5, 100)
  pass(5000)
  expect(adaptiveLimit.share()).toBe(1 / 4)
  pass(60_000)
  expect(adaptiveLimit.share()).toBe(1)
})

test('one operation is not measured by another', () => {
  const { adaptiveLimit, calls } = setup()
  calls(5, 10, 'Cart')
  calls(5, 900, 'PlaceOrder')
  calls(5, 10, 'Cart')
  expect(adaptiveLimit.share()).toBe(1)
})

test('slow calls of one moment count once', () => {
  const { adaptiveLimit, calls } = setup()
  calls(5, 100)
  calls(1, 400)
  for (let i = 0; i < 20; i++) adaptiveLimit.note('Cart', 400)
  expect(adaptiveLimit.share()).toBe(1 / 2)
})

test('a store that is slow anyway keeps public reads waiting for a while only', () => {
  const { adaptiveLimit, calls, pass } = setup()
  calls(5, 100)
  calls(100, 300)
  pass(60_000)
  calls(20, 300)
  expect(adaptiveLimit.share()).toBe(1)
})
