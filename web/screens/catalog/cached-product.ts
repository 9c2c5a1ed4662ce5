import type { QueryCache } from '@tanstack/react-query'
import { type CachedObject, findCached, identityOf } from '../../api/identity.ts'
import type { ProductCardFragment } from './product-card.generated.ts'

export type WantedProduct = { sku: string } | { path: string }

/** Whether an object of an answer is the product with this sku. */
export const isProduct = (object: CachedObject, sku: string) => identityOf(object) === identityOf({ sku })

/** What a list already told of a product: its page starts from it. */
export function cachedProduct(cache: QueryCache, wanted: WantedProduct): ProductCardFragment | undefined {
  const isWanted = (object: CachedObject) =>
    'sku' in wanted ? isProduct(object, wanted.sku) : object.path === wanted.path
  return findCached(cache, (object): object is ProductCardFragment => isWanted(object) && isCard(object))?.object
}

/** Of all that lists, carts and choices know of a product, only a card has what the start of a page needs. */
function isCard(object: CachedObject): boolean {
  const { prices } = object as Partial<ProductCardFragment>
  return typeof object.sku === 'string' && 'reviewsLayer' in object && prices?.regularPrice !== undefined
}
