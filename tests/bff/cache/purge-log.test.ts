import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ALL_TAGS, createPurgeLog } from '../../../bff/cache/purge-log.ts'
import { createReadThrough } from '../../../bff/cache/read-through.ts'
import { createMemoryStore } from '../../../bff/cache/store.ts'
import Fastify from 'fastify'

const { log } = Fastify({ logger: { level: 'silent' } })

describe('an announcement', () => {
  test('concerns what was read before it, and carries one of its tags by its full name', () => {
    const purges = createPurgeLog()
    const before = purges.now
    purges.purge(['cat_p_12'])
    expect(purges.isPurged(['cat_p', 'cat_p_12'], before)).toBe(true)
    expect(purges.isPurged(['cat_p_12'], purges.now)).toBe(false)
    for (const tag of ['cat_p', 'cat_p_1', 'cat_p_123', 'xcat_p_12']) expect(purges.isPurged([tag], before)).toBe(false)
  })

  test('of everything concerns what has no tags, too', () => {
    const purges = createPurgeLog()
    const before = purges.now
    purges.purge(ALL_TAGS)
    expect([purges.isPurged([], before), purges.isPurged([], purges.now)]).toEqual([true, false])
  })

  test('that is forgotten because there were too many still counts', () => {
    const purges = createPurgeLog(3)
    const before = purges.now
    purges.purge(['first'])
    const between = purges.now
    for (const tag of ['a', 'b', 'c', 'd']) purges.purge([tag])
    expect(purges.isPurged(['first'], before)).toBe(true)
    expect(purges.isPurged(['d'], between)).toBe(true)
    expect(purges.isPurged(['other'], purges.now)).toBe(false)
  })

  test('that comes again concerns nothing else', () => {
    const purges = createPurgeLog()
    const before = purges.now
    for (let i = 0; i < 3; i++) {
      const between = purges.now
      purges.purge(['cat_p_1'])
      expect(purges.isPurged(['cat_p_1'], between)).toBe(true)
    }
    expect(purges.isPurged(['cat_p_2'], before)).toBe(false)
  })

  test('that arrives after a later one, as from another process, does not undo it', () => {
    const purges = createPurgeLog()
    purges.purge(['cat_p_1'], 7)
    purges.purge(['cat_p_1', 'cat_p_2'], 5)
    expect(purges.now).toBe(7)
    expect([purges.isPurged(['cat_p_1'], 6), purges.isPurged(['cat_p_2'], 6)]).toEqual([true, false])
    expect([purges.isPurged(['cat_p_1'], 7), purges.isPurged(['cat_p_2'], 4)]).toEqual([false, true])
    purges.purge(ALL_TAGS, 3)
    expect([purges.isPurged([], 2), purges.isPurged([], 3)]).toEqual([true, false])
    purges.purge(ALL_TAGS, 2)
    expect(purges.isPurged([], 2)).toBe(true)
  })

  test('has a time: that of the first one that concerns what was read', () => {
    let time = 0
    vi.spyOn(Date, 'now').mockImplementation(() => time)
    onTestFinished(() => void vi.restoreAllMocks())
    const purges = createPurgeLog()
    const since = purges.now
    for (const tag of ['cat_p_1', 'cat_p_2', 'cat_p_3']) {
      time += 1000
      purges.purge([tag])
    }
    expect(purges.purgedAt(['cat_p_3', 'cat_p_2'], since)).toBe(2000)
    expect(purges.purgedAt(['cat_p_3'], since + 2)).toBe(3000)
    expect(purges.purgedAt(['cat_p_3'], purges.now)).toBe(Infinity)
    expect(purges.purgedAt(['cat_c_1'], since)).toBe(Infinity)
    purges.purge(ALL_TAGS, undefined, 500)
    expect(purges.purgedAt([], since)).toBe(500)
  })
})

describe('what is being read while it is announced as changed', () => {
  const setup = () => {
    const purges = createPurgeLog()
    const readThrough = createReadThrough<string>(createMemoryStore(100_000, purges), purges)
    const answers: ((value: string) => void)[] = []
    const read = async () => {
      const load = () =>
        new Promise<string>((resolve) => answers.push(resolve)).then((value) => {
          return { value, bytes: 1, tags: ['cat_p_1'], isStorable: true, trust: 'sure' as const }
        })
      return (await readThrough({ key: 'k', maxAge: 60, load, isOutage: () => false, log })).entry.value
    }
    return { purges, read, answers }
  }

  test('is not cached', async () => {
    const { purges, read, answers } = setup()
    const first = read()
    purges.purge(['cat_p_1'])
    answers[0]?.('old')
    expect(await first).toBe('old')
    const second = read()
    answers[1]?.('new')
    expect(await second).toBe('new')
    expect(await read()).toBe('new')
  })

  test('is not sent to requests that arrive after the purge', async () => {
    const { purges, read, answers } = setup()
    const before = read()
    purges.purge(['cat_p_1'])
    const after = read()
    answers[1]?.('new')
    expect(await after).toBe('new')
    answers[0]?.('old')
    await before
    expect(await read()).toBe('new')
  })
})
