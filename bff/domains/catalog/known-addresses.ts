import { LRUCache } from 'lru-cache'
import { atMost } from '../../lib/entry-limit.ts'
import type { RequestContext, SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/** A product or a category that has a page of its own. */
export type KnownEntity = { kind: 'product'; sku: string } | { kind: 'category'; id: string }

/** A few MB. */
const MAX_ADDRESSES = 20_000

const addresses = defineService<SharedContext, LRUCache<string, KnownEntity>>(() => new LRUCache(atMost(MAX_ADDRESSES)))

/** Caches the target of a link to a product or category: following the link then needs one call to the store instead of two. */
export function noteAddress({ shared, shop }: RequestContext, path: string, entity: KnownEntity): void {
  addresses(shared).set(keyOf(shop.storeView, path), entity)
}

/** Returns the last known target of an address. It may have changed, so it is read from the store as well. */
export function lastKnown({ shared, shop }: RequestContext, path: string): KnownEntity | undefined {
  return addresses(shared).get(keyOf(shop.storeView, path))
}

/** Returns the cache key; the store ignores the case of paths. */
function keyOf(storeView: string, path: string): string {
  return `${storeView}|${path.toLowerCase()}`
}
