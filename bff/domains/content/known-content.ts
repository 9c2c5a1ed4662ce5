import { LRUCache } from 'lru-cache'
import { atMost } from '../../lib/entry-limit.ts'
import type { CacheScope } from '../../cache/cache-scope.ts'
import { lifetimeOf } from '../../cache/lifetime.ts'
import { ANY_BLOCK, ANY_PAGE } from '../../cache/tags.ts'
import type { SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/**
 * Remembers blocks and pages that the store lacks: Magento logs a stack trace for each request of a missing block, and the shop's pages would request
 * the same ones repeatedly.
 */
type KnownContent = {
  /** Whether the content is known to be missing. If so, notes what a page without it depends on. */
  isMissing(content: Content, cacheScope: Pick<CacheScope, 'note'>): boolean
  /** `since`: number of purges when it was requested. */
  noteMissing(content: Content, since: number, cacheScope: Pick<CacheScope, 'note'>): void
  isBlock(storeView: string, identifier: string): boolean
  noteBlock(storeView: string, identifier: string): void
  /** Existing blocks as a list that the store has not seen before the last save of a block. */
  newList(storeView: string, identifiers: readonly string[]): string[]
  /** Blocks that may exist, as a list that the store has not seen. Both lists may name one more block. */
  newListOfUnknown(storeView: string, identifiers: readonly string[]): string[]
}

/** `kind` is that of Magento's tags: a block or a page. */
type Content = { kind: 'cms_b' | 'cms_p'; storeView: string; identifier: string }

const MAX_KNOWN = 2000

/** Seconds until something missing is requested again, where no purge announces it: longer each time. */
const PAUSES = [60, 600, 3600, 6 * 3600, 24 * 3600] as const

const MAX_REPEATS = 50

export const knownContent = defineService(({ purges }: SharedContext): KnownContent => {
  const missing = new LRUCache<string, { since: number; until: number; step: number }>(atMost(MAX_KNOWN))
  const blocks = new LRUCache<string, true>(atMost(MAX_KNOWN))
  // Begins with the time, so that a process does not repeat the lists of an earlier one.
  let lists = Date.now()
  const saved = { since: purges.now, list: lists }

  /** Adds another block, because a single block allows few different lists. */
  function withAnother(storeView: string, identifiers: readonly string[]): readonly string[] {
    const [only, ...others] = identifiers
    if (others.length > 0) return identifiers
    const start = blockKey(storeView, '')
    const another = [...blocks.keys()].find((key) => key.startsWith(start) && key !== `${start}${only}`)
    return another === undefined ? identifiers : [...identifiers, another.slice(start.length)]
  }

  function noteDependency(content: Content, until: number, cacheScope: Pick<CacheScope, 'note'>): void {
    const now = Date.now()
    cacheScope.note({ tags: tagsOf(content), ...lifetimeOf((until - now) / 1000, 'incomplete', now) })
  }

  return {
    isMissing(content, cacheScope) {
      const known = missing.get(keyOf(content))
      if (!known || known.until <= Date.now() || purges.isPurged(tagsOf(content), known.since)) return false
      noteDependency(content, known.until, cacheScope)
      return true
    },
    noteMissing(content, since, cacheScope) {
      const { kind, storeView, identifier } = content
      const key = keyOf(content)
      const known = missing.get(key)
      const isPurged = known !== undefined && purges.isPurged(tagsOf(content), known.since)
      const now = Date.now()
      // Else another request has noted it meanwhile.
      if (!known || isPurged || known.until <= now) {
        const step = known && !isPurged ? Math.min(known.step + 1, PAUSES.length - 1) : 0
        missing.set(key, { since, until: now + (PAUSES[step] ?? 0) * 1000, step })
        if (kind === 'cms_b') blocks.delete(blockKey(storeView, identifier))
      }
      noteDependency(content, missing.get(key)?.until ?? now, cacheScope)
    },
    isBlock: (storeView, identifier) => blocks.has(blockKey(storeView, identifier)),
    noteBlock: (storeView, identifier) => void blocks.set(blockKey(storeView, identifier), true),
    newList(storeView, identifiers) {
      if (purges.isPurged([ANY_BLOCK], saved.since)) Object.assign(saved, { since: purges.now, list: ++lists })
      return listOf(withAnother(storeView, identifiers), saved.list)
    },
    newListOfUnknown: (storeView, identifiers) => listOf(withAnother(storeView, identifiers), ++lists),
  }
})

function blockKey(storeView: string, identifier: string): string {
  return `${storeView}|${identifier}`
}

function keyOf({ kind, storeView, identifier }: Content): string {
  return `${kind}|${storeView}|${identifier}`
}

/** Returns the tags. A purge names a new page by a number that is not known yet. */
function tagsOf({ kind, identifier }: Content): string[] {
  return [`${kind}_${identifier}`, ...(kind === 'cms_p' ? [ANY_PAGE] : [])]
}

/**
 * Returns the same blocks as another list for each number. From 2.4.7 on, Magento caches its response by the list, including errors and nested
 * blocks. Repeated names change nothing else; a single block can only be repeated.
 */
function listOf(identifiers: readonly string[], number: number): string[] {
  const { length } = identifiers
  if (length === 1) return Array.from({ length: 1 + (number % MAX_REPEATS) }, () => identifiers).flat()
  const digits = [...number.toString(Math.min(length, 36))]
  return [...identifiers, ...digits.map((digit) => identifiers[Number.parseInt(digit, 36)] ?? '')]
}
