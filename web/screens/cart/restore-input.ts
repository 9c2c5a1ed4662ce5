import type { CartItemInput, CartLineFragment } from './cart.generated.ts'

/**
 * What puts a removed line back, or null where only the product page can: the cart names the labels of chosen options, not their ids.
 */
export function restoreInput({ product, options, qty }: CartLineFragment): CartItemInput | null {
  const isPlain = (product.type === 'SIMPLE' || product.type === 'VIRTUAL') && options.length === 0
  return isPlain ? { sku: product.sku, qty } : null
}
