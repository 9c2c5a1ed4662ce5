import type { SaleRules } from '../seed/product-types.ts'
import type { BundleItem, Product } from './types.ts'

/** The rules of a product that has none of its own. */
export const ANY_QUANTITY: SaleRules = { min: 1, max: null, increment: 1, decimals: false, backorders: false }

/** Parts of a bundle item that can be bought now. */
export function saleableSelections(item: BundleItem) {
  return item.selections.filter(({ product }) => product.enabled && isInStock(product))
}

/** Stock status as Magento derives it: parts decide for composite products; quantities are not compared. */
export function isInStock(product: Product): boolean {
  switch (product.type) {
    case 'configurable':
      return product.variants.some((variant) => variant.enabled && isInStock(variant))
    case 'grouped':
      return product.grouped.some((part) => part.product.enabled && isInStock(part.product))
    case 'bundle':
      return (product.bundle?.items ?? []).every((item) => !item.required || saleableSelections(item).length > 0)
    default:
      return product.stock > 0 || product.sale.backorders
  }
}
