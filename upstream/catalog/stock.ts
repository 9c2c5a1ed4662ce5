import type { BundleItem, Product } from './types.ts'

/** Parts of a bundle item that can be bought now. */
export const saleableSelections = (item: BundleItem) =>
  item.selections.filter(({ product }) => product.enabled && isInStock(product))

/** Stock status as Magento derives it: parts decide for composite products; quantities are not compared. */
export const isInStock = (product: Product): boolean => {
  switch (product.type) {
    case 'configurable':
      return product.variants.some((variant) => variant.enabled && isInStock(variant))
    case 'grouped':
      return product.grouped.some((part) => part.product.enabled && isInStock(part.product))
    case 'bundle':
      return (product.bundle?.items ?? []).every((item) => !item.required || saleableSelections(item).length > 0)
    default:
      return product.stock > 0
  }
}
