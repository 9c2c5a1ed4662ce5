import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { AddToCart, ShopName } from '../support/fake-domains.ts'
import type { StoreReply } from '../support/fake-store.ts'
import { type StoreBench, startStoreBench } from '../support/store-bench.ts'

let bench: StoreBench
afterEach(() => bench.close())

const added = { data: { added: true } }

test('a mutation is sent by POST and never cached', async () => {
  bench = await startStoreBench(() => ({ body: added }))
  await bench.upstream.send(AddToCart, { qty: 1 })
  await bench.upstream.send(AddToCart, { qty: 1 })
  expect(bench.store.calls.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test.each([
  ['a gateway fails', { status: 502, body: '<h1>502</h1>' }],
  ['the connection breaks', { close: true }],
  ['the answer never comes', { hang: true }],
])('a mutation reaches the store once when %s', async (_case, reply) => {
  bench = await startStoreBench(() => reply)
  await expect(bench.upstream.send(AddToCart, { qty: 1 }, { timeout: 0.2 })).rejects.toMatchObject({
    kind: 'unavailable',
  })
  expect(bench.store.calls).toHaveLength(1)
})

test('a private read may be tried a second time', async () => {
  let calls = 0
  bench = await startStoreBench(() => (calls++ === 0 ? { close: true } : { body: { data: { storeConfig: {} } } }))
  await bench.upstream.send(ShopName, {})
  expect(bench.store.calls).toHaveLength(2)
})

/** Answers that count how many of them are being made at a time. */
function counting() {
  let running = 0
  const counter = {
    most: 0,
    answer(): StoreReply {
      counter.most = Math.max(counter.most, ++running)
      return { body: added, after: setTimeout(5).then(() => running--) }
    },
  }
  return counter
}

const change = (qty: number, cart: string) => bench.upstream.send(AddToCart, { qty }, { serialize: cart })

test('changes of one cart run one after the other, in the order they came', async () => {
  const counter = counting()
  bench = await startStoreBench(counter.answer)
  await Promise.all([1, 2, 3, 4].map((qty) => change(qty, 'one')))
  expect(bench.store.calls.map(({ variables }) => variables.qty)).toEqual([1, 2, 3, 4])
  expect(counter.most).toBe(1)
})

test('changes of different carts do not wait for each other', async () => {
  let arrived = 0
  const both = new EventEmitter()
  const bothArrived = once(both, 'arrived')
  bench = await startStoreBench(() => {
    if (++arrived === 2) both.emit('arrived')
    return { body: added, after: bothArrived }
  })
  expect(await Promise.all([change(1, 'one'), change(2, 'two')])).toEqual([{ added: true }, { added: true }])
})

test('a change that fails does not block the next', async () => {
  let calls = 0
  bench = await startStoreBench(() =>
    calls++ === 0
      ? { body: { errors: [{ message: 'Trop', extensions: { category: 'graphql-input' } }], data: { added: null } } }
      : { body: added },
  )
  const first = bench.upstream.send(AddToCart, { qty: 1 }, { serialize: 'cart' })
  const second = bench.upstream.send(AddToCart, { qty: 2 }, { serialize: 'cart' })
  await expect(first).rejects.toMatchObject({ kind: 'input', message: 'Trop' })
  expect(await second).toEqual({ added: true })
})

test('the line of one cart is bounded', async () => {
  bench = await startStoreBench(() => ({ body: added, delay: 5 }))
  const changes = Array.from({ length: 120 }, (_, qty) =>
    bench.upstream.send(AddToCart, { qty }, { serialize: 'cart' }),
  )
  const outcomes = await Promise.allSettled(changes)
  expect(
    outcomes.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason),
  ).toSatisfy(
    (reasons: { kind: string }[]) => reasons.length > 0 && reasons.every(({ kind }) => kind === 'too-many-requests'),
  )
})

test('the store works on no more calls at a time than configured', async () => {
  const counter = counting()
  bench = await startStoreBench(counter.answer, { UPSTREAM_CONNECTIONS: '3' })
  await Promise.all(Array.from({ length: 20 }, (_, qty) => bench.upstream.send(AddToCart, { qty })))
  expect(counter.most).toBeLessThanOrEqual(3)
})

test.each([
  ['ahead', 3_600_000],
  ['back', -3_600_000],
])('a clock that is set %s while a call waits for its turn changes nothing for it', async (_where, ms) => {
  const { now } = Date
  const clock = vi.spyOn(Date, 'now')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isFirst = true
  const response = (): StoreReply => {
    const after = isFirst ? held : undefined
    isFirst = false
    return { body: { data: { added: true } }, ...(after && { after }), ...(!after && ms < 0 && { hang: true }) }
  }
  bench = await startStoreBench(response, { UPSTREAM_CONNECTIONS: '1' })
  const first = bench.upstream.send(AddToCart, { qty: 1 })
  const second = bench.upstream.send(AddToCart, { qty: 2 }, { timeout: 2 })
  const outcome = Promise.allSettled([first, second])
  clock.mockImplementation(() => now() + ms)
  release()
  const [, { status }] = await outcome
  // Set ahead it is answered in time; set back it is given up in time, for nothing answers.
  expect(status).toBe(ms > 0 ? 'fulfilled' : 'rejected')
  clock.mockRestore()
})
