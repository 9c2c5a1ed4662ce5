import { plainId } from '../uid.ts'

/** Magento purges this tag when catalogue price rules change. It does not name the products. */
const PRICES = 'price'
/** Magento purges this tag when attributes of products change: their labels, and which are filters. */
export const ATTRIBUTES_TAG = 'EAV_ENTITY_TYPES_CATALOG_PRODUCT_ENTITY'

/**
 * Returns tags of every product in a response, at any depth: the store tags the products of the list itself, but neither variants and parts nor
 * related products.
 */
export function productTags(response: unknown): string[] {
  const ids = idsOf(response, 'sku')
  return ids.length > 0 ? ['cat_p', PRICES, ...ids.map((id) => `cat_p_${id}`)] : []
}

/** Returns tags of every category in a response, at any depth: the store tags only those of the first level. */
export function categoryTags(response: unknown): string[] {
  const ids = idsOf(response, 'url_path')
  return ids.length > 0 ? ['cat_c', ...ids.map((id) => `cat_c_${id}`)] : []
}

/** Tags of a category's product list. `cat_c_p_…` is purged when products are assigned or removed. */
export function listingTags(categoryUid: string | undefined): string[] {
  if (categoryUid === undefined) return ['cat_p']
  const id = plainId(categoryUid)
  return ['cat_p', `cat_c_${id}`, `cat_c_p_${id}`]
}

/** Ids of all objects that have a `uid` and `member`, which only products (`sku`) or only categories (`url_path`) have. */
function idsOf(response: unknown, member: 'sku' | 'url_path', found = new Set<string>()): string[] {
  if (Array.isArray(response)) {
    for (const one of response) idsOf(one, member, found)
  } else if (typeof response === 'object' && response !== null) {
    if (member in response && 'uid' in response && typeof response.uid === 'string') found.add(plainId(response.uid))
    for (const one of Object.values(response)) idsOf(one, member, found)
  }
  return [...found]
}
