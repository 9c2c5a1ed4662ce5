import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { shopData, ShopName } from '../support/fake-domains.ts'
import { type StoreBench, startStoreBench } from '../support/store-bench.ts'

let bench: StoreBench
afterEach(() => bench.close())

const failing = { status: 502, body: '<h1>502 Bad Gateway</h1>' }
const hidden = { errors: [{ message: 'No such entity', extensions: { category: 'graphql-no-such-entity' } }] }

describe('reading', () => {
  test('requests what is fresh once, whatever the order of the variables', async () => {
    bench = await startStoreBench()
    expect(await bench.readName('a')).toBe('Musette')
    expect(await bench.readName('a')).toBe('Musette')
    await bench.readName('b')
    expect(bench.store.calls.map(({ method, variables }) => [method, variables.note])).toEqual([
      ['GET', 'a'],
      ['GET', 'b'],
    ])
  })

  test('sends one request for simultaneous reads', async () => {
    bench = await startStoreBench(() => ({ body: shopData('Musette'), delay: 30 }))
    await Promise.all(Array.from({ length: 50 }, () => bench.readName()))
    expect(bench.store.calls).toHaveLength(1)
  })

  test('stores responses by currency', async () => {
    bench = await startStoreBench(({ headers }) => ({ body: shopData(String(headers['content-currency'] ?? 'EUR')) }))
    const read = (currency?: string) => bench.bind(currency).read(ShopName, {}, { maxAge: 60 })
    expect(await read()).toEqual({ storeConfig: { store_name: 'EUR' } })
    expect(await read('USD')).toEqual({ storeConfig: { store_name: 'USD' } })
    expect(await read()).toEqual({ storeConfig: { store_name: 'EUR' } })
  })

  test('sends no cookie, though the store sets some, and gives the cache id back', async () => {
    bench = await startStoreBench(() => ({
      body: shopData('Musette'),
      headers: { 'set-cookie': 'PHPSESSID=1; path=/', 'x-magento-cache-id': 'f00' },
    }))
    await bench.readName('a')
    await bench.readName('b')
    const [first, second] = bench.store.calls
    expect(first?.headers).not.toHaveProperty('x-magento-cache-id')
    expect(second?.headers).toMatchObject({ 'x-magento-cache-id': 'f00', store: 'default' })
    expect(second?.headers).not.toHaveProperty('cookie')
  })

  test('reads a compressed response', async () => {
    bench = await startStoreBench(() => ({ body: shopData('Musette') }))
    bench.store.answer = () => ({
      headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
      bytes: gzipSync(JSON.stringify(shopData('Comprimé'))),
    })
    expect(await bench.readName()).toBe('Comprimé')
  })

  test('gives up a response that inflates beyond the limit', async () => {
    bench = await startStoreBench()
    bench.store.answer = () => ({
      headers: { 'content-encoding': 'gzip' },
      bytes: gzipSync(Buffer.alloc(30 * 1024 ** 2)),
    })
    await expect(bench.readName()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('gives up a response of 30 MB', async () => {
    bench = await startStoreBench(() => ({ body: 'x'.repeat(30 * 1024 ** 2) }))
    await expect(bench.readName()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('reading single things', () => {
  const policy = {
    maxAge: 60,
    variablesOf: (keys: readonly string[]) => ({ note: keys.join() }),
    // The store answers with the names it was asked for, but never has «gone».
    thingsOf: ({ storeConfig }: { storeConfig: { store_name: string } }) =>
      storeConfig.store_name.split(',').flatMap((name) => (name === 'gone' ? [] : [[name, { name }] as const])),
    tagsOf: ({ name }: { name: string }) => [`tag_${name}`],
  }
  const readAll = async (...keys: string[]) => [...(await bench.upstream.readEach(ShopName, keys, policy)).keys()]
  const asked = () => bench.store.calls.map(({ variables }) => variables.note)

  test('requests what is not cached in one call, and leaves out what does not exist', async () => {
    bench = await startStoreBench(({ variables }) => ({ body: shopData(String(variables.note)) }))
    expect(await readAll('b', 'a', 'gone')).toEqual(['b', 'a'])
    expect(await readAll('a', 'c', 'b', 'gone')).toEqual(['a', 'c', 'b'])
    expect(await readAll('c', 'a')).toEqual(['c', 'a'])
    expect(asked()).toEqual(['a,b,gone', 'c'])
  })

  test('requests once what several read at the same time', async () => {
    bench = await startStoreBench(({ variables }) => ({ body: shopData(String(variables.note)), delay: 30 }))
    expect(await Promise.all([readAll('a', 'b'), readAll('b', 'c')])).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ])
    expect(asked().join().split(',').toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('requests the changed one again', async () => {
    bench = await startStoreBench(({ variables }) => ({ body: shopData(String(variables.note)) }))
    await readAll('a', 'b')
    bench.purges.purge(['tag_a'])
    await readAll('a', 'b')
    expect(asked()).toEqual(['a,b', 'a'])
  })

  test('fails as a whole when the store does, and keeps nothing', async () => {
    bench = await startStoreBench(() => ({ status: 500, body: '<h1>down</h1>' }))
    await expect(readAll('a', 'b')).rejects.toMatchObject({ kind: 'unavailable' })
    bench.store.answer = ({ variables }) => ({ body: shopData(String(variables.note)) })
    expect(await readAll('a', 'b')).toEqual(['a', 'b'])
  })
})

describe('a response with errors', () => {
  test('fails and is never cached, whatever its headers say', async () => {
    bench = await startStoreBench(() => ({ body: hidden, headers: { 'cache-control': 'public, max-age=86400' } }))
    await expect(bench.readName()).rejects.toMatchObject({ kind: 'not-found', operation: 'ShopName' })
    bench.store.answer = () => ({ body: shopData('Musette') })
    expect(await bench.readName()).toBe('Musette')
  })
})

describe('a failing store', () => {
  test('gets a read a second time after an error of a gateway or the connection', async () => {
    let calls = 0
    bench = await startStoreBench(() => (calls++ === 0 ? failing : { body: shopData('Musette') }))
    expect(await bench.readName('gateway')).toBe('Musette')
    calls = 0
    bench.store.answer = () => (calls++ === 0 ? { close: true } : { body: shopData('Musette') })
    expect(await bench.readName('connection')).toBe('Musette')
  })

  test('does not get it a second time after a timeout', async () => {
    bench = await startStoreBench(() => ({ hang: true }))
    await expect(bench.readName('', { timeout: 0.5 })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(bench.store.calls).toHaveLength(1)
  })

  test('is left alone after five failures in a row', async () => {
    bench = await startStoreBench(() => ({ status: 500, body: '<h1>down</h1>' }))
    bench.store.answersProbes = true
    for (let i = 0; i < 12; i++) await bench.readName(`n${i}`).catch(() => {})
    expect(bench.store.calls.filter(({ query }) => query.startsWith('query ShopName'))).toHaveLength(5)
  })

  test('is up again with its first response', async () => {
    bench = await startStoreBench(() => ({ status: 500, body: '<h1>down</h1>' }))
    bench.store.answersProbes = true
    for (let i = 0; i < 8; i++) await bench.readName(`n${i}`).catch(() => {})
    bench.store.answer = () => ({ body: shopData('Musette') })
    await expect.poll(() => bench.readName().catch(() => 'down')).toBe('Musette')
  })

  test.each([
    ['garbage', { body: 'garbage' }],
    ['closed connections', { close: true }],
    ['HTML of the database', { status: 500, body: '<!doctype html>There has been an error' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }],
    ['a refusal', { status: 403, body: 'Forbidden' }],
  ])('that answers with %s is unavailable', async (_case, reply) => {
    bench = await startStoreBench(() => reply)
    await expect(bench.readName()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('an address that hangs while the store responds to others', () => {
  test('is not requested again for a while: a redirect loop would bind another worker', async () => {
    bench = await startStoreBench(({ variables }) =>
      variables.note === 'loop' ? { hang: true } : { body: shopData('Musette') },
    )
    const loop = bench.readName('loop', { timeout: 1 })
    await bench.readName('other')
    await expect(loop).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(bench.readName('loop', { timeout: 1 })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(bench.store.calls.filter(({ variables }) => variables.note === 'loop')).toHaveLength(1)
    expect(await bench.readName('another')).toBe('Musette')
  })
})

describe('maintenance', () => {
  const maintenance = { status: 503, body: '<h1>Service Temporarily Unavailable</h1>' }

  test('is detected by any 503 and ends requests to the store', async () => {
    bench = await startStoreBench(() => maintenance)
    bench.store.answersProbes = true
    await expect(bench.readName('a')).rejects.toMatchObject({ kind: 'maintenance' })
    expect(bench.client.maintenance.active).toBe(true)
    await expect(bench.readName('b')).rejects.toMatchObject({ kind: 'maintenance' })
    expect(bench.store.calls.filter(({ variables }) => variables.note === 'b')).toEqual([])
  })

  test('is flagged by the 500 of developer mode', async () => {
    bench = await startStoreBench(() => ({ status: 500, body: 'Unable to proceed: the maintenance mode is enabled.' }))
    bench.store.answersProbes = true
    await expect(bench.readName()).rejects.toMatchObject({ kind: 'maintenance' })
  })

  test('leaves what is fresh in place', async () => {
    bench = await startStoreBench()
    await bench.readName('kept')
    bench.store.answersProbes = true
    bench.store.answer = () => maintenance
    await expect(bench.readName('new')).rejects.toMatchObject({ kind: 'maintenance' })
    expect(await bench.readName('kept')).toBe('Musette')
  })

  test('ends when a probe by POST gets a response', async () => {
    bench = await startStoreBench(() => maintenance)
    bench.store.answersProbes = true
    await expect(bench.readName()).rejects.toMatchObject({ kind: 'maintenance' })
    bench.store.answer = () => ({ body: shopData('Musette') })
    await expect.poll(() => bench.client.maintenance.active).toBe(false)
    expect(await bench.readName()).toBe('Musette')
    expect(bench.store.calls.some(({ method, query }) => method === 'POST' && query.includes('StoreProbe'))).toBe(true)
  })
})
