import { expect, test } from 'vitest'
import { createRelief } from '../../../bff/magento/relief.ts'

function setup() {
  let time = 0
  const relief = createRelief(() => time)
  /** Personal calls one after the other, each of which took so many ms. */
  const calls = (count: number, ms: number, operation = 'Cart') => {
    for (let i = 0; i < count; i++) {
      time += 100
      relief.note(operation, ms)
    }
  }
  const pass = (ms: number) => (time += ms)
  return { relief, calls, pass }
}

test('public reads make room while shoppers wait longer than usual, and get it back afterwards', () => {
  const { relief, calls, pass } = setup()
  calls(5, 100)
  expect(relief.share()).toBe(1)
  calls(3, 400)
  expect(relief.share()).toBe(1 / 8)
  calls(5, 100)
  pass(5000)
  expect(relief.share()).toBe(1 / 4)
  pass(60_000)
  expect(relief.share()).toBe(1)
})

test('one operation is not measured by another', () => {
  const { relief, calls } = setup()
  calls(5, 10, 'Cart')
  calls(5, 900, 'PlaceOrder')
  calls(5, 10, 'Cart')
  expect(relief.share()).toBe(1)
})

test('slow calls of one moment count once', () => {
  const { relief, calls } = setup()
  calls(5, 100)
  calls(1, 400)
  for (let i = 0; i < 20; i++) relief.note('Cart', 400)
  expect(relief.share()).toBe(1 / 2)
})

test('a store that is slow anyway keeps public reads waiting for a while only', () => {
  const { relief, calls, pass } = setup()
  calls(5, 100)
  calls(100, 300)
  pass(60_000)
  calls(20, 300)
  expect(relief.share()).toBe(1)
})
