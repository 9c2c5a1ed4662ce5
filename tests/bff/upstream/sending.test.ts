import { afterEach, expect, test } from 'vitest'
import { AddToCart, ShopName } from '../support/fake-domains.ts'
import { type StoreBench, startStoreBench } from '../support/store-bench.ts'

let bench: StoreBench
afterEach(() => bench.close())

const added = { data: { added: true } }

test('a mutation goes by POST and is never kept', async () => {
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

test('changes of one cart run one after the other, those of different carts do not wait for each other', async () => {
  let running = 0
  let most = 0
  const seen: unknown[] = []
  bench = await startStoreBench(({ variables }) => {
    seen.push(variables.qty)
    most = Math.max(most, ++running)
    setTimeout(() => running--, 15)
    return { body: added, delay: 20 }
  })
  const change = (qty: number, cart: string) => bench.upstream.send(AddToCart, { qty }, { serialize: cart })
  await Promise.all([1, 2, 3, 4].map((qty) => change(qty, 'one')))
  expect(seen).toEqual([1, 2, 3, 4])
  expect(most).toBe(1)
  await Promise.all([change(5, 'one'), change(6, 'two')])
  expect(most).toBe(2)
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
  const changes = Array.from({ length: 40 }, (_, qty) => bench.upstream.send(AddToCart, { qty }, { serialize: 'cart' }))
  const outcomes = await Promise.allSettled(changes)
  expect(
    outcomes.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason),
  ).toSatisfy(
    (reasons: { kind: string }[]) => reasons.length > 0 && reasons.every(({ kind }) => kind === 'too-many-requests'),
  )
})

test('the store works on no more calls at a time than configured', async () => {
  let running = 0
  let most = 0
  bench = await startStoreBench(
    () => {
      most = Math.max(most, ++running)
      setTimeout(() => running--, 8)
      return { body: added, delay: 10 }
    },
    { UPSTREAM_CONNECTIONS: '3' },
  )
  await Promise.all(Array.from({ length: 20 }, (_, qty) => bench.upstream.send(AddToCart, { qty })))
  expect(most).toBeLessThanOrEqual(3)
})
