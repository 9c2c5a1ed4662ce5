import type { ShopSettings } from '../../config.ts'
import { mapAttributes } from '../catalog/map-attributes.ts'
import { type NetQuantity, netQuantity } from '../catalog/net-quantity.ts'
import type { ListedAttributesFragment } from '../catalog/magento/product-detail-247.generated.ts'
import type { StoreItem } from './cart-operations.ts'

type MaybeListed = { sku: string | null; listed?: ListedAttributesFragment['listed'] }

/**
 * How much is in one piece of a line: a variant's own quantity, never that of the product it varies. The parts of a bundle are the
 * shopper's choice, so it has none.
 */
export function lineQuantity(item: StoreItem, codes: ShopSettings['attributes']): NetQuantity | null {
  if (item.__typename === 'BundleCartItem') return null
  const product: MaybeListed = 'configured_variant' in item ? item.configured_variant : item.product
  return netQuantity(mapAttributes(product.listed), codes)
}
