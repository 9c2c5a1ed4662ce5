import { describe, expect, test } from 'vitest'
import { composedLifetime, createCacheScope } from '../../../bff/cache/cache-scope.ts'
import { invalidatedAt } from '../../../bff/cache/lifetime.ts'

const part = (seconds: number, ...tags: string[]) => ({
  tags,
  freshUntil: seconds * 1000,
  revalidateUntil: seconds * 2000,
  errorUntil: seconds * 3000,
})

describe('a response of several parts', () => {
  test('has the tags of all, and the shortest of their lifetimes', () => {
    const scope = createCacheScope()
    scope.limit(600)
    scope.limit(300)
    scope.limit(900)
    scope.note(part(100, 'cat_p_1', 'store'))
    scope.note({ ...part(50, 'store', 'cat_c_2'), errorUntil: 400_000 })
    expect(scope.sum()).toEqual({
      tags: ['cat_p_1', 'store', 'cat_c_2'],
      maxAge: 300,
      freshUntil: 50_000,
      revalidateUntil: 100_000,
      errorUntil: 300_000,
    })
  })

  test('is not cached without an age, with something private, or with very many tags', () => {
    const cached = (change: (scope: ReturnType<typeof createCacheScope>) => void) => {
      const scope = createCacheScope()
      change(scope)
      return scope.sum() !== null
    }
    const tags = (count: number) => part(1, ...Array.from({ length: count }, (_, nth) => `cat_p_${nth}`))
    expect(cached((scope) => scope.limit(60))).toBe(true)
    expect(cached((scope) => scope.note(part(60)))).toBe(false)
    expect(cached((scope) => scope.limit(0))).toBe(false)
    expect(cached((scope) => [scope.limit(60), scope.markUncacheable()])).toBe(false)
    expect(cached((scope) => [scope.limit(60), scope.note(tags(5000))])).toBe(true)
    expect(cached((scope) => [scope.limit(60), scope.note(tags(5001))])).toBe(false)
  })

  test('lives no longer than its parts', () => {
    const now = 10_000
    const own = { tags: [], maxAge: 60, freshUntil: Infinity, revalidateUntil: Infinity, errorUntil: Infinity }
    expect(composedLifetime(own, now)).toEqual({
      freshUntil: 70_000,
      revalidateUntil: 130_000,
      errorUntil: 70_000 + 24 * 3_600_000,
    })
    expect(composedLifetime({ ...own, ...part(20) }, now)).toEqual({
      freshUntil: 20_000,
      revalidateUntil: 40_000,
      errorUntil: 60_000,
    })
  })

  test('is fresh for a second where a part is stale, and never where a part was announced as changed', () => {
    const now = 50_000
    const stale = { maxAge: 60, ...part(20), revalidateUntil: 90_000 }
    expect(composedLifetime(stale, now)).toEqual({ freshUntil: 51_000, revalidateUntil: 90_000, errorUntil: 90_000 })
    const changed = { ...stale, ...invalidatedAt(stale, 0) }
    expect(composedLifetime(changed, now)).toEqual({ freshUntil: now, revalidateUntil: now, errorUntil: 60_000 })
  })
})
