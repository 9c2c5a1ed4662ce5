import type { QueryCache } from '@tanstack/react-query'
import { type CachedObject, findCached, identityOf } from '../../api/identity.ts'
import type { ProductCardFragment } from './product-card.generated.ts'

export const isProduct = (object: CachedObject, sku: string) => identityOf(object) === identityOf({ sku })

export type WantedProduct = { sku: string } | { path: string }

/** Finds the product in a cached list, to start its page with. */
export function cachedProduct(cache: QueryCache, wanted: WantedProduct): ProductCardFragment | undefined {
  const isWanted = (object: CachedObject) =>
    'sku' in wanted ? isProduct(object, wanted.sku) : object.path === wanted.path
  return findCached(cache, (object): object is ProductCardFragment => isWanted(object) && isCard(object))?.object
}

/** Only a product card has all fields that the start of a page needs; carts and options have fewer. */
function isCard(object: CachedObject): boolean {
  const { prices } = object as Partial<ProductCardFragment>
  return typeof object.sku === 'string' && 'reviewsLayer' in object && prices?.regularPrice !== undefined
}
