import { describe, expect, test } from 'vitest'
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

  test('is not kept', async () => {
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

  test('is not what those get who ask after it', async () => {
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
