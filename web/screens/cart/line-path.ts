import { variantPath } from '../../../schema/variant-address.ts'
import type { CartLineFragment } from './cart.generated.ts'

/** The page of a line, which begins with the variant that was chosen; empty where the shop has none any more. */
export function linePath({ sku, product }: Pick<CartLineFragment, 'sku' | 'product'>): string {
  return product.path && sku !== product.sku ? variantPath(product.path, sku) : product.path
}
