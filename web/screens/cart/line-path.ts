import { variantPath } from '../../../schema/variant-address.ts'
import type { CartLineFragment } from './cart.generated.ts'

/** Returns the path of a line's page, with the chosen variant; empty if the shop no longer has one. */
export function linePath({ sku, product }: Pick<CartLineFragment, 'sku' | 'product'>): string {
  return product.path && sku !== product.sku ? variantPath(product.path, sku) : product.path
}
