import type { XRayTargetInput } from '../../graphql/shop-schema.generated.ts'
import { isNumericId } from '../uid.ts'

/**
 * Path below the admin's root where a target is edited. GraphQL gives no ids of blocks and pages, and none of products that are not
 * shown: these are searched for in the admin's list, which takes the words from the address.
 */
export function editPath({ type, id }: XRayTargetInput, productIds: ReadonlyMap<string, string>): string {
  switch (type) {
    case 'BLOCK':
      return searchPath('cms/block', id)
    case 'PAGE':
      return searchPath('cms/page', id)
    case 'CATEGORY':
      return isNumericId(id) ? `catalog/category/edit/id/${id}/` : 'catalog/category/'
    case 'PRODUCT': {
      const productId = productIds.get(id)
      return productId ? `catalog/product/edit/id/${productId}/` : searchPath('catalog/product', id)
    }
  }
}

function searchPath(list: string, words: string): string {
  return `${list}/index/?search=${encodeURIComponent(words)}`
}
