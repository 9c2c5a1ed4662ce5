import type { ReadModel } from '../database/read-model.ts'
import type { BundleItem, Category, Product } from './types.ts'

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

/** Found by `products`: enabled, visible individually, and in stock unless the store shows sold-out products. */
export function isListed(product: Product, model: ReadModel): boolean {
  return product.enabled && product.visible && (model.settings.showOutOfStock || isInStock(product))
}

/** A category and those below it, because categories are anchors; inactive ones are left out. */
export function anchoredIds(category: Category): Set<number> {
  const ids = new Set<number>()
  const add = (current: Category): void => {
    if (!current.active) return
    ids.add(current.id)
    current.children.forEach(add)
  }
  add(category)
  return ids
}

/** Active categories a product is listed in, ancestors included, the root left out. */
export function listedIn(product: Product): Set<Category> {
  const found = new Set<Category>()
  for (const category of product.categories) {
    const path = [...category.ancestors, category]
    if (category.level < 2 || !path.every(({ active }) => active)) continue
    path.forEach((step) => found.add(step))
  }
  return found
}

/** Variants a shopper may see: enabled, and in stock unless the store shows sold-out products. */
export function shownVariants(product: Product, model: ReadModel): Product[] {
  return product.variants.filter((variant) => variant.enabled && (model.settings.showOutOfStock || isInStock(variant)))
}

/** A product's values of an attribute for filters and facets: its own and those of the variants shown. */
export function facetValues(product: Product, code: string, model: ReadModel): Set<string> {
  return new Set([
    ...(product.attributes.get(code) ?? []),
    ...shownVariants(product, model).flatMap((variant) => variant.attributes.get(code) ?? []),
  ])
}
