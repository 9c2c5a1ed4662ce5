import { beforeEach, expect, test } from 'vitest'
import { createSentResults, type SentResults } from '../../../bff/pages/sent-results.ts'

const MAX = 2
let forgotten: number[]
let results: SentResults
beforeEach(() => {
  forgotten = []
  results = createSentResults((kept) => forgotten.push(kept), MAX)
})

const shop = { name: 'Musette' }
const sendTwice = (value: unknown) => [results.message(1, value), results.message(2, value)]

test('what is sent once is not kept, what is sent again is, and then goes by its number', () => {
  expect(sendTwice(shop)).toEqual([
    { kind: 'result', call: 1, value: shop },
    { kind: 'result', call: 2, value: shop, keepAs: 1 },
  ])
  expect(results.message(3, shop)).toEqual({ kind: 'kept-result', call: 3, kept: 1 })
})

test('an equal result is another one', () => {
  sendTwice(shop)
  expect(results.message(3, { ...shop })).toEqual({ kind: 'result', call: 3, value: shop })
})

test('of too many, the one that was not needed for longest is forgotten, and sent again when it is', () => {
  const [first, second, third] = [{}, {}, {}]
  for (const value of [first, second]) sendTwice(value)
  results.message(3, first)
  sendTwice(third)
  expect(forgotten).toEqual([2])
  expect(results.message(4, first)).toMatchObject({ kept: 1 })
  expect(results.message(5, second)).toMatchObject({ value: second, keepAs: 4 })
})

test('results that are no objects are sent as they are', () => {
  for (const value of [null, 'Musette', 1, undefined])
    expect(sendTwice(value)[1]).toEqual({ kind: 'result', call: 2, value })
})
