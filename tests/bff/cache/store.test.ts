import { describe, expect, test } from 'vitest'
import { createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { type CacheEntry, createMemoryStore, createTwoTierStore } from '../../../bff/cache/store.ts'

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
    const [common, rare] = [createMemoryStore<string>(3_000_000, purges), createMemoryStore<string>(1_000_000, purges)]
    return { purges, store: createTwoTierStore(common, rare, (key) => !key.includes('?')) }
  }

  test('keeps two thousand public addresses through five thousand junk ones, within its bytes', () => {
    const { store } = setup()
    for (let i = 0; i < 2000; i++) store.set(`/page-${i}`, entry(1000))
    for (let i = 0; i < 5000; i++) store.set(`/junk?a=${i}${'x'.repeat(i % 100)}`, entry(1000))
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
    const [common, rare] = [createMemoryStore<string>(100_000, purges), createMemoryStore<string>(100_000, purges)]
    const store = createTwoTierStore(common, rare, (_key, { value }) => value === 'common')
    for (const value of ['common', 'rare', 'common']) store.set('k', { ...entry(10), value })
    expect([store.get('k')?.value, store.size]).toEqual(['common', 1])
    store.delete('k')
    expect(store.get('k')).toBeUndefined()
  })

  test('loses in both parts what is announced as changed', () => {
    const { purges, store } = setup()
    for (const key of ['/a', '/a?b']) store.set(key, entry(10, ['cat_p_1']))
    for (const key of ['/c', '/c?d']) store.set(key, entry(10, ['cat_p_2']))
    purges.purge(['cat_p_1'])
    expect(['/a', '/a?b', '/c', '/c?d'].map((key) => store.get(key) !== undefined)).toEqual([false, false, true, true])
  })
})
