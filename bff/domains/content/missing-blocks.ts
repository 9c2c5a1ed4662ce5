import { LRUCache } from 'lru-cache'
import { lifetimeOf } from '../../cache/lifetime.ts'
import type { CacheScope } from '../../cache/cache-scope.ts'
import type { SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/**
 * Blocks that the store said not to have. It writes a stack trace into its log for each one that is asked for in vain, and pages ask for the same
 * ones again and again.
 */
export type MissingBlocks = {
  /** Whether a block is not there, as far as is known; then takes note of what a page without it depends on. */
  isMissing(storeView: string, identifier: string, cacheScope: Pick<CacheScope, 'note'>): boolean
  note(storeView: string, identifier: string): void
}

const MAX_BLOCKS = 2000
/** Seconds for which a store is believed that announces no change. */
const AGE = 120

export const missingBlocks = defineService(({ purges }: SharedContext): MissingBlocks => {
  const missing = new LRUCache<string, { since: number; until: number }>({ max: MAX_BLOCKS })
  const keyOf = (storeView: string, identifier: string) => `${storeView}|${identifier}`
  const tagOf = (identifier: string) => `cms_b_${identifier}`
  return {
    isMissing(storeView, identifier, cacheScope) {
      const known = missing.get(keyOf(storeView, identifier))
      const now = Date.now()
      const tags = [tagOf(identifier)]
      if (!known || known.until <= now || purges.isPurged(tags, known.since)) return false
      cacheScope.note({ tags, ...lifetimeOf((known.until - now) / 1000, 'incomplete', now) })
      return true
    },
    note(storeView, identifier) {
      missing.set(keyOf(storeView, identifier), { since: purges.now, until: Date.now() + AGE * 1000 })
    },
  }
})
