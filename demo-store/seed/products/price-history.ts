import type { ProductSeed } from '../product-types.ts'

/**
 * What was asked in the 30 days before a reduction, as a merchant's module keeps it: Magento has no such price. The demo store's prices
 * did not change before they were reduced.
 */
export function withPriceHistory(product: ProductSeed): ProductSeed {
  if (product.specialCents === undefined) return product
  const attributes = { ...product.attributes, prix_mini_30j: (product.cents / 100).toFixed(2) }
  return { ...product, attributes }
}
