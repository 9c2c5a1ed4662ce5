import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Operation } from '../../../schema/operation.ts'
import type { UpstreamErrorKind } from '../../../bff/magento/upstream-error.ts'
import type { StoreReply } from '../support/fake-store.ts'
import { type StoreBench, startStoreBench } from '../support/store-bench.ts'

let bench: StoreBench
afterEach(async () => {
  vi.useRealTimers()
  await bench.close()
})

type Cart = { items: { sku: string; left: number | null }[] | null }
const ReadCart: Operation<{ cart: Cart | null }, object> = {
  name: 'ReadCart',
  kind: 'query',
  text: 'query ReadCart{cart{items{sku left}}}',
  sha256: 'c'.repeat(64),
}
const ChangeCart: Operation<{ change: { cart: Cart | null } | null }, object> = {
  name: 'ChangeCart',
  kind: 'mutation',
  text: 'mutation ChangeCart{change{cart{items{sku left}}}}',
  sha256: 'd'.repeat(64),
}

const cart = { items: [{ sku: 'LAISSE', left: null }] }
const crashed = (...path: (string | number)[]) => ({ message: 'Internal server error', path })
const refused = (category: string, path?: (string | number)[]) => ({
  message: 'Non',
  ...(path && { path }),
  extensions: { category: `graphql-${category}` },
})
const response = (data: unknown, ...errors: object[]): StoreReply => ({ body: { data, errors } })

const read = () => bench.upstream.read(ReadCart, {}, { maxAge: 600 })
const send = () => bench.upstream.send(ReadCart, {})
const change = () => bench.upstream.send(ChangeCart, {})

describe('an error below a root field that is there', () => {
  test.each([
    ['read', read],
    ['a private query', send],
  ])('leaves the rest of it to %s', async (_by, ask) => {
    bench = await startStoreBench(() => response({ cart }, crashed('cart', 'items', 0, 'left')))
    expect(await ask()).toEqual({ cart })
  })

  test('does not undo a change', async () => {
    bench = await startStoreBench(() => response({ change: { cart } }, crashed('change', 'cart', 'items', 0, 'left')))
    expect(await change()).toEqual({ change: { cart } })
  })

  test('does not affect the result of a mutation even where the cart is missing', async () => {
    bench = await startStoreBench(() => response({ change: { cart: null } }, crashed('change', 'cart', 'items')))
    expect(await change()).toEqual({ change: { cart: null } })
  })

  test.each(['input', 'authorization', 'no-such-entity'])('is used whatever it is about: %s', async (category) => {
    bench = await startStoreBench(() => response({ cart }, refused(category, ['cart', 'items', 0, 'left'])))
    expect(await send()).toEqual({ cart })
  })

  test.each(['input', undefined])(
    'is a failure where it took away what the call was made for: %s',
    async (category) => {
      const error = category ? refused(category, ['cart', 'items']) : crashed('cart', 'items')
      bench = await startStoreBench(() => response({ cart: { items: null } }, error))
      const needs = (result: { cart: Cart | null }) => result.cart?.items
      await expect(bench.upstream.send(ReadCart, {}, { needs })).rejects.toMatchObject({ kind: category ?? 'rejected' })
    },
  )

  test('is none where nothing failed and there is no such part', async () => {
    bench = await startStoreBench(() => response({ cart: { items: null } }))
    expect(await bench.upstream.send(ReadCart, {}, { needs: (result) => result.cart?.items })).toEqual({
      cart: { items: null },
    })
  })

  test('still reveals that the session has ended', async () => {
    bench = await startStoreBench(() => response({ cart }, refused('authentication', ['cart', 'items'])))
    await expect(send()).rejects.toMatchObject({ kind: 'authentication' })
    await expect(read()).rejects.toMatchObject({ kind: 'authentication' })
  })
})

describe('a failed response', () => {
  test.each<[string, StoreReply, UpstreamErrorKind]>([
    ['whose root is missing', response({ change: null }, refused('input', ['change'])), 'input'],
    ['whose part took the root away', response({ change: null }, crashed('change', 'cart', 'items', 0)), 'rejected'],
    ['that says not where', response({ change: { cart } }, refused('input')), 'input'],
    ['without data', response(null, crashed('change', 'cart')), 'rejected'],
    ['with more errors than are read', response({ change: null }, crashed('x', 'y')), 'rejected'],
  ])('%s is a failure', async (_case, reply, kind) => {
    bench = await startStoreBench(() => reply)
    await expect(change()).rejects.toMatchObject({ kind })
  })

  test('is a failure with one root missing among others', async () => {
    bench = await startStoreBench(() => response({ cart, other: null }, crashed('other')))
    await expect(read()).rejects.toMatchObject({ kind: 'rejected' })
  })
})

describe('what is cached of it', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  test('is requested again after seconds where the store failed', async () => {
    bench = await startStoreBench(() => response({ cart }, crashed('cart', 'items', 0, 'left')))
    await read()
    await read()
    expect(bench.store.calls).toHaveLength(1)
    later(11)
    bench.store.answer = () => response({ cart: { items: [] } })
    expect(await read()).toEqual({ cart: { items: [] } })
  })

  test('stays for minutes where something does not exist', async () => {
    bench = await startStoreBench(() => response({ cart }, refused('no-such-entity', ['cart', 'items', 0])))
    await read()
    later(290)
    await read()
    expect(bench.store.calls).toHaveLength(1)
  })
})

test('a part that is always missing is logged once, and one that is missing elsewhere again', async () => {
  const lines: unknown[] = []
  bench = await startStoreBench(
    () => response({ cart }, crashed('cart', 'items', 0, 'left')),
    {},
    (line) => lines.push(line),
  )
  await send()
  bench.store.answer = () => response({ cart }, crashed('cart', 'items', 3, 'left'))
  await send()
  expect(lines).toMatchObject([{ operation: 'ReadCart', path: 'cart.items.0.left', reason: 'Internal server error' }])
  bench.store.answer = () => response({ cart }, crashed('cart', 'prices'))
  await send()
  expect(lines).toHaveLength(2)
})
