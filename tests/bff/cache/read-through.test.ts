import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPurgeLog, type PurgeLog } from '../../../bff/cache/purge-log.ts'
import { createReadThrough, type Loaded, type Read } from '../../../bff/cache/read-through.ts'
import { type CacheStore, createMemoryStore } from '../../../bff/cache/store.ts'

const warnings: string[] = []
const stream = { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) }
const { log } = Fastify({ logger: { level: 'warn', stream } })
const outage = new Error('outage')
const SECOND = 1000

let clock = 0
let purges: PurgeLog
let store: CacheStore
let loads = 0
let source: () => Promise<Partial<Loaded>>
let readThrough: ReturnType<typeof createReadThrough>
let isWarming: boolean

beforeEach(() => {
  warnings.length = 0
  clock = 0
  isWarming = false
  loads = 0
  purges = createPurgeLog()
  store = createMemoryStore(100_000, purges)
  source = async () => ({ value: `load ${loads}` })
  readThrough = createReadThrough(store, purges, { isWarming: () => isWarming })
  vi.spyOn(Date, 'now').mockImplementation(() => clock)
})
afterEach(() => void vi.restoreAllMocks())

const read = async (options: Partial<Read> = {}) => (await answered(options)).entry.value

const answered = (options: Partial<Read> = {}) =>
  readThrough({
    key: 'k',
    maxAge: 100,
    isOutage: (error) => error === outage,
    log,
    load: async () => {
      loads++
      return { value: '', bytes: 10, tags: [], isStorable: true, trust: 'sure' as const, ...(await source()) }
    },
    ...options,
  })

const fail = async () => {
  throw outage
}

test('what is fresh is not loaded again', async () => {
  expect([await read(), await read()]).toEqual(['load 1', 'load 1'])
  expect(warnings).toEqual([])
})

test('readers learn where a value comes from, and whether others may keep it', async () => {
  const learned = async (options: Partial<Read> = {}) => {
    const { cacheStatus, isStorable } = await answered(options)
    return [cacheStatus, isStorable]
  }
  expect(await learned()).toEqual(['miss', true])
  expect(await learned()).toEqual(['hit', true])
  clock = 101 * SECOND
  expect(await learned()).toEqual(['stale', true])
  await expect.poll(() => learned()).toEqual(['hit', true])
  expect(await learned({ key: 'ageless', maxAge: 0 })).toEqual(['miss', false])
  source = async () => ({ isStorable: false })
  expect(await learned({ key: 'faulty' })).toEqual(['miss', false])
})

test('a missing entry is loaded once for all simultaneous requests', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => read()))
  expect(new Set(answers)).toEqual(new Set(['load 1']))
  expect(loads).toBe(1)
})

test('all who wait get the failure, and the next one tries again', async () => {
  source = fail
  const outcomes = await Promise.allSettled([read(), read()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  source = async () => ({ value: 'well' })
  expect(await read()).toBe('well')
})

test('what is stale is served at once and refreshed once in the background', async () => {
  await read()
  clock = 100 * SECOND
  expect(await Promise.all([read(), read(), read()])).toEqual(['load 1', 'load 1', 'load 1'])
  await expect.poll(() => read()).toBe('load 2')
  expect(loads).toBe(2)
})

test('what lives shortly is served for a minute more while it is refreshed', async () => {
  await read({ maxAge: 5 })
  clock = 64 * SECOND
  expect(await read({ maxAge: 5 })).toBe('load 1')
  await expect.poll(() => read({ maxAge: 5 })).toBe('load 2')
  clock = 130 * SECOND
  expect(await read({ maxAge: 5 })).toBe('load 3')
})

test('what is too old to be served while it is refreshed is waited for', async () => {
  await read()
  clock = 200 * SECOND
  expect(await read()).toBe('load 2')
})

describe('while the source fails', () => {
  test('stale data is served for a day, then no more', async () => {
    await read()
    source = fail
    clock = 3600 * SECOND
    expect(await read()).toBe('load 1')
    clock = 24 * 3600 * SECOND
    expect(await read()).toBe('load 1')
    clock = (24 * 3600 + 100) * SECOND
    await expect(read()).rejects.toBe(outage)
  })

  test('a refresh in the background is not tried again at once', async () => {
    await read()
    source = fail
    clock = 101 * SECOND
    for (let i = 0; i < 10; i++) {
      expect(await read()).toBe('load 1')
      await Promise.resolve()
    }
    await expect.poll(() => loads).toBe(2)
    clock += 2 * SECOND
    await read()
    expect(loads).toBe(2)
    clock += 2 * SECOND
    expect(await read()).toBe('load 1')
    await expect.poll(() => loads).toBe(3)
    expect(new Set(warnings)).toEqual(new Set(['background refresh of a cache entry failed']))
  })

  test('a purged entry may be used for a minute, then no more', async () => {
    source = async () => ({ value: `load ${loads}`, tags: ['cat_p_1'] })
    await read()
    purges.purge(['cat_p_1'], undefined, 0)
    source = fail
    clock = 59 * SECOND
    expect(await read()).toBe('load 1')
    expect(warnings).toEqual(['stale entry served: its source failed'])
    clock = 61 * SECOND
    await expect(read()).rejects.toBe(outage)
  })

  test('an error that is no outage removes the cached response', async () => {
    await read()
    source = async () => {
      throw new Error('not found any more')
    }
    clock = 3600 * SECOND
    await expect(read()).rejects.toThrow('not found any more')
  })

  test('one that comes in the background does so as well', async () => {
    await read()
    source = async () => {
      throw new Error('not found any more')
    }
    clock = 101 * SECOND
    expect(await read()).toBe('load 1')
    await expect.poll(() => read().catch((error: Error) => error.message)).toBe('not found any more')
  })
})

test('while the source warms up after a flush, what was there before is served, for a minute', async () => {
  await read()
  purges.purge('all', undefined, 0)
  isWarming = true
  clock = 59 * SECOND
  expect(await answered()).toMatchObject({ entry: { value: 'load 1' }, cacheStatus: 'stale', isStorable: true })
  expect(loads).toBe(1)
  clock = 61 * SECOND
  expect(await read()).toBe('load 2')
  purges.purge('all', undefined, clock)
  isWarming = false
  expect(await read()).toBe('load 3')
})

describe('a cached entry', () => {
  test('is nothing with errors', async () => {
    source = async () => ({ value: `partial ${loads}`, isStorable: false })
    expect([await read(), await read()]).toEqual(['partial 1', 'partial 2'])
  })

  test('is nothing without an age', async () => {
    expect([await read({ maxAge: 0 }), await read({ maxAge: 0 })]).toEqual(['load 1', 'load 2'])
  })

  test('that says «does not exist» lives ten seconds, and is never used for a failing source', async () => {
    source = async () => ({ value: null, trust: 'absent' })
    await read()
    clock = 9 * SECOND
    await read()
    expect(loads).toBe(1)
    clock = 11 * SECOND
    source = fail
    await expect(read()).rejects.toBe(outage)
  })

  test('that is doubtful lives three seconds, and is never used for a failing source', async () => {
    source = async () => ({ value: [], trust: 'doubtful' })
    await read()
    clock = 2 * SECOND
    await read()
    expect(loads).toBe(1)
    clock = 4 * SECOND
    source = fail
    await expect(read()).rejects.toBe(outage)
  })

  test('is requested again after five minutes if it is incomplete, and is used while its source fails', async () => {
    source = async () => ({ value: 'incomplete', trust: 'incomplete' })
    await read({ maxAge: 3600 })
    clock = 299 * SECOND
    await read({ maxAge: 3600 })
    expect(loads).toBe(1)
    clock = 601 * SECOND
    source = fail
    expect(await read({ maxAge: 3600 })).toBe('incomplete')
    expect(loads).toBe(2)
  })

  test('is bounded in bytes; the least recently used goes first, and nothing takes all', async () => {
    source = async () => ({ value: 'x', bytes: 9000 })
    for (let i = 0; i < 30; i++) await read({ key: `key ${i}` })
    expect(store.bytes).toBeLessThanOrEqual(100_000)
    expect(store.get('key 29')).toBeDefined()
    expect(store.get('key 0')).toBeUndefined()
    source = async () => ({ value: 'huge', bytes: 50_000 })
    await read({ key: 'huge' })
    expect(store.get('huge')).toBeUndefined()
    expect(store.get('key 29')).toBeDefined()
  })

  test('remembers its tags', async () => {
    source = async () => ({ value: 'x', tags: ['cat_p_12'] })
    await read()
    expect(store.get('k')?.tags).toEqual(['cat_p_12'])
  })
})
