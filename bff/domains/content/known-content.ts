import { LRUCache } from 'lru-cache'
import type { CacheScope } from '../../cache/cache-scope.ts'
import { lifetimeOf } from '../../cache/lifetime.ts'
import type { SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/**
 * Which blocks and pages the store has. It writes a stack trace into its log for each one that is requested and not there, and the shop's pages
 * request the same ones again and again.
 */
type KnownContent = {
  /** Whether it is known not to be there. If so, notes what a page without it depends on. */
  isMissing(kind: Kind, storeView: string, identifier: string, cacheScope: Pick<CacheScope, 'note'>): boolean
  noteMissing(kind: Kind, storeView: string, identifier: string): void
  isBlock(storeView: string, identifier: string): boolean
  noteBlock(storeView: string, identifier: string): void
  /** The identifiers in an order that the store has not seen lately: it caches its response by the list. */
  inNewOrder(identifiers: readonly string[]): string[]
}

/** As in Magento's tags: a block or a page. */
type Kind = 'cms_b' | 'cms_p'

const MAX_KNOWN = 2000

/** Seconds until something missing is requested again, where no purge tells. The first time is short, as the store may have sent a cached response. */
const AGES = { first: 60, again: 600 }

export const knownContent = defineService(({ purges }: SharedContext): KnownContent => {
  const missing = new LRUCache<string, { since: number; until: number }>({ max: MAX_KNOWN })
  const blocks = new LRUCache<string, true>({ max: MAX_KNOWN })
  let turns = 0
  const blockKey = (storeView: string, identifier: string) => `${storeView}|${identifier}`
  const keyOf = (kind: Kind, storeView: string, identifier: string) => `${kind}|${blockKey(storeView, identifier)}`
  const tagOf = (kind: Kind, identifier: string) => `${kind}_${identifier}`
  return {
    isMissing(kind, storeView, identifier, cacheScope) {
      const known = missing.get(keyOf(kind, storeView, identifier))
      const now = Date.now()
      const tags = [tagOf(kind, identifier)]
      if (!known || known.until <= now || purges.isPurged(tags, known.since)) return false
      cacheScope.note({ tags, ...lifetimeOf((known.until - now) / 1000, 'incomplete', now) })
      return true
    },
    noteMissing(kind, storeView, identifier) {
      const key = keyOf(kind, storeView, identifier)
      const age = missing.has(key) ? AGES.again : AGES.first
      missing.set(key, { since: purges.now, until: Date.now() + age * 1000 })
      blocks.delete(blockKey(storeView, identifier))
    },
    isBlock: (storeView, identifier) => blocks.has(blockKey(storeView, identifier)),
    noteBlock: (storeView, identifier) => void blocks.set(blockKey(storeView, identifier), true),
    inNewOrder(identifiers) {
      turns += 1
      const first = turns % identifiers.length
      // One alone has no other order, but it may be named twice.
      return identifiers.length > 1 || turns % 2 === 0
        ? [...identifiers.slice(first), ...identifiers.slice(0, first)]
        : [...identifiers, ...identifiers]
    },
  }
})
