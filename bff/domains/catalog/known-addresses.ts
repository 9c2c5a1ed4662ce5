import { LRUCache } from 'lru-cache'
import type { RequestContext, SharedContext } from '../../graphql/context.ts'
import { defineService } from '../define-service.ts'

/** A product or a category that has a page of its own. */
export type KnownEntity = { kind: 'product'; sku: string } | { kind: 'category'; id: string }

/** A few MB. */
const MAX_ADDRESSES = 20_000

const addresses = defineService<SharedContext, LRUCache<string, KnownEntity>>(
  () => new LRUCache({ max: MAX_ADDRESSES }),
)

/** Caches the addresses that products and categories were linked by: anyone who follows the link waits for one call of the store instead of two. */
export function noteAddress({ shared, shop }: RequestContext, path: string, entity: KnownEntity): void {
  addresses(shared).set(keyOf(shop.storeView, path), entity)
}

/** What an address led to, as far as is known. It may lead elsewhere by now, so it is read from the store all the same. */
export function lastKnown({ shared, shop }: RequestContext, path: string): KnownEntity | undefined {
  return addresses(shared).get(keyOf(shop.storeView, path))
}

/** The store follows paths in any case. */
function keyOf(storeView: string, path: string): string {
  return `${storeView}|${path.toLowerCase()}`
}
