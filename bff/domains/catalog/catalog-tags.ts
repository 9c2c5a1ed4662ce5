import { plainId } from '../uid.ts'

/** Catalogue rules are announced as this, without the products they touch. */
const PRICES = 'price'
/** Attributes of products: their labels, and what can be filtered by. */
export const ATTRIBUTES_TAG = 'EAV_ENTITY_TYPES_CATALOG_PRODUCT_ENTITY'

/**
 * Tags of every product in a response, at any depth: the store names the products of the list itself, but neither variants and parts nor
 * related products.
 */
export function productTags(response: unknown): string[] {
  const ids = idsOf(response, 'sku')
  return ids.length > 0 ? ['cat_p', PRICES, ...ids.map((id) => `cat_p_${id}`)] : []
}

/** Tags of every category in a response, at any depth: the store names those of the first level only. */
export function categoryTags(response: unknown): string[] {
  const ids = idsOf(response, 'url_path')
  return ids.length > 0 ? ['cat_c', ...ids.map((id) => `cat_c_${id}`)] : []
}

/** Tags of what a category's list holds: it changes with the category, and with what is put in or taken out. */
export function listingTags(categoryUid: string | undefined): string[] {
  if (categoryUid === undefined) return ['cat_p']
  const id = plainId(categoryUid)
  return ['cat_p', `cat_c_${id}`, `cat_c_p_${id}`]
}

/** Ids of all objects that have a uid and the member that tells their kind. */
function idsOf(response: unknown, member: 'sku' | 'url_path', found = new Set<string>()): string[] {
  if (Array.isArray(response)) {
    for (const one of response) idsOf(one, member, found)
  } else if (typeof response === 'object' && response !== null) {
    if (member in response && 'uid' in response && typeof response.uid === 'string') found.add(plainId(response.uid))
    for (const one of Object.values(response)) idsOf(one, member, found)
  }
  return [...found]
}
