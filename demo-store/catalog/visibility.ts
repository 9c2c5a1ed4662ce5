import type { ReadModel } from '../database/read-model.ts'
import { isInStock } from './stock.ts'
import type { Category, Product } from './types.ts'

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
