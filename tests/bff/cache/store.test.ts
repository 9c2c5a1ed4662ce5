import { describe, expect, test } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import {
  type CacheEntry,
  createMemoryStore,
  createResponseStore,
  createTwoTierStore,
} from '../../../bff/cache/store.ts'

const forever = { freshUntil: Infinity, revalidateUntil: Infinity, errorUntil: Infinity }
const entry = (bytes: number, tags: string[] = []): CacheEntry<string> => ({
  value: 'x',
  bytes,
  tags,
  since: 0,
  ...forever,
})

describe('a store in two parts', () => {
  const setup = () => {
    const purges = createPurgeLog()
    const isCommon = (key: string) => !key.includes('?')
    return { purges, store: createTwoTierStore<string>({ maxBytes: 4_000_000, shareOfRare: 1 / 4, isCommon }, purges) }
  }

  test('keeps two thousand addresses that were requested twice while five thousand others are requested once, within its limit in bytes', () => {
    const { store } = setup()
    for (let i = 0; i < 2000; i++) {
      store.set(`/page-${i}`, entry(1000))
      store.get(`/page-${i}`)
    }
    for (let i = 0; i < 5000; i++) {
      store.set(`/junk?a=${i}${'x'.repeat(i % 100)}`, entry(1000))
      store.get(`/junk?a=${i}${'x'.repeat(i % 100)}`)
      store.set(`/once-${i}`, entry(1000))
    }
    for (let i = 0; i < 2000; i++) expect(store.get(`/page-${i}`)).toBeDefined()
    expect(store.bytes).toBeLessThanOrEqual(4_000_000)
    expect(store.size).toBeLessThan(3000)
  })

  test('counts tags as memory', () => {
    const { store } = setup()
    const tags = Array.from({ length: 5000 }, (_, index) => `cat_p_${index}`)
    for (let i = 0; i < 1000; i++) store.set(`/page-${i}`, entry(100, tags))
    expect(store.size).toBeLessThan(100)
  })

  test('holds an address in one part at a time', () => {
    const purges = createPurgeLog()
    const isCommon = (_key: string, { value }: { value: string }) => value === 'common'
    const store = createTwoTierStore<string>({ maxBytes: 200_000, shareOfRare: 1 / 2, isCommon }, purges)
    for (const value of ['common', 'common', 'rare', 'common']) {
      store.set('k', { ...entry(10), value })
      expect([store.get('k')?.value, store.size]).toEqual([value, 1])
    }
    store.delete('k')
    expect(store.get('k')).toBeUndefined()
  })

  test('holds what is large in whichever part', () => {
    const { store } = setup()
    store.set('/page', entry(370_000))
    for (let i = 0; i < 2; i++) expect(store.get('/page')).toBeDefined()
    store.set('/page', entry(380_000))
    expect(store.get('/page')?.bytes).not.toBe(380_000)
  })

  test('loses in both parts what is announced as changed', () => {
    const { purges, store } = setup()
    for (const key of ['/a', '/a?b']) store.set(key, entry(10, ['cat_p_1']))
    for (const key of ['/c', '/c?d']) store.set(key, entry(10, ['cat_p_2']))
    purges.purge(['cat_p_1'])
    expect(['/a', '/a?b', '/c', '/c?d'].map((key) => store.get(key) !== undefined)).toEqual([false, false, true, true])
  })
})

test('a store counts what its entries take: their bytes, keys and tags, and what it evicted', () => {
  const store = createMemoryStore<string>(10_000, createPurgeLog())
  expect([store.size, store.bytes, store.maxBytes, store.evicted]).toEqual([0, 0, 10_000, 0])
  store.set('/page', entry(500))
  const plain = store.bytes
  expect(plain).toBeGreaterThan(500 + 2 * '/page'.length)
  store.set('/page', entry(500, ['cat_p_1', 'cat_p_2']))
  expect(store.bytes).toBeGreaterThan(plain)
  const tagged = store.bytes
  store.set('/a-longer-key', entry(500, ['cat_p_1', 'cat_p_2']))
  expect(store.bytes).toBeGreaterThan(2 * tagged)
  for (let i = 0; i < 100; i++) store.set(`/${i}`, entry(500))
  expect(store.bytes).toBeLessThanOrEqual(10_000)
  expect(store.size + store.evicted).toBe(102)
})

describe('what is announced as changed', () => {
  test('is invalidated, is no hit any more, and may replace a failed response for a minute', () => {
    const purges = createPurgeLog()
    const store = createMemoryStore<string>(100_000, purges)
    store.set('/page', { ...entry(10, ['cat_p_1']), errorUntil: 500_000 })
    expect(store.invalidated('/page')).toBeUndefined()
    purges.purge(['cat_p_1'], undefined, 100_000)
    expect(store.get('/page')).toBeUndefined()
    expect(store.invalidated('/page')).toMatchObject({ freshUntil: 0, revalidateUntil: 0, errorUntil: 160_000 })
    purges.purge(['cat_p_1'], undefined, 130_000)
    expect(store.invalidated('/page')).toMatchObject({ errorUntil: 160_000 })
    expect(store.invalidated('/other')).toBeUndefined()
  })

  test('replaces nothing that was loaded after the announcement', () => {
    const purges = createPurgeLog()
    const store = createMemoryStore<string>(100_000, purges)
    const old = entry(10, ['cat_p_1'])
    purges.purge(['cat_p_1'])
    store.set('/page', { ...old, value: 'new', since: purges.now })
    store.set('/page', old)
    expect(store.get('/page')?.value).toBe('new')
  })
})

test('a store of responses keeps what was purged beside a load that began before and ends after', () => {
  const purges = createPurgeLog()
  const store = createResponseStore<string>(800_000, purges)
  const old = entry(10, ['cat_p_1'])
  for (let i = 0; i < 2; i++) store.set('/page', { ...old, value: 'stand-in' })
  purges.purge(['cat_p_1'])
  store.set('/page', { ...old, freshUntil: 0, revalidateUntil: 0 })
  expect(store.invalidated('/page')?.value).toBe('stand-in')
})

test('a store of responses gives those that live for a minute at most a small share', () => {
  const store = createResponseStore<string>(800_000, createPurgeLog())
  expect(store.maxBytes).toBe(800_000)
  const living = (seconds: number) => ({ ...entry(1000), freshUntil: Date.now() + seconds * 1000 })
  for (let i = 0; i < 300; i++) {
    const key = `/page-${i}`
    store.set(key, living(300))
    store.get(key)
  }
  for (let i = 0; i < 1000; i++) {
    const key = `/search/${i}`
    store.set(key, living(50))
    store.get(key)
  }
  for (let i = 0; i < 300; i++) expect(store.get(`/page-${i}`)).toBeDefined()
  expect(store.size).toBeLessThan(400)
  expect(store.evicted).toBe(1300 - store.size)
  store.delete('/page-0')
  expect(store.get('/page-0')).toBeUndefined()
})
