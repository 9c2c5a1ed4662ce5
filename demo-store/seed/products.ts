import type { PictureSeed } from './pictures.ts'
import type { ProductSeed } from './product-types.ts'
import { filesIn, inFile } from './read.ts'
import { buildRange } from './recipes/build.ts'
import { readRange } from './recipes/recipe.ts'

/** Every file of the range, in the order of its ids, which is that of the departments. */
const ranges = filesIn('products')
  .map((file) => ({ file, ...readRange(file) }))
  .toSorted((a, b) => a.firstId - b.firstId)
  .map(({ file, firstId, recipes }) => inFile(file, () => buildRange(firstId, recipes)))

export const productPictures: PictureSeed[] = ranges.flatMap((range) => range.pictures)

export const products: ProductSeed[] = withRelations(ranges.flatMap((range) => range.products)).map(withPriceHistory)

/** What is shown beside a product: neighbours of its deepest category, dearer ones of it, and small things for the cart. */
function withRelations(products: ProductSeed[]): ProductSeed[] {
  const listed = products.filter((product) => product.visibility === 'catalog' && product.enabled)
  const priceOf = (product: ProductSeed): number => {
    const parts = product.configurable?.children ?? []
    const prices = products.filter((other) => parts.includes(other.sku)).map((other) => other.cents)
    return prices.length > 0 ? Math.min(...prices) : product.cents
  }
  return products.map((product) => {
    if (product.visibility === 'hidden' || !product.enabled) return product
    const department = product.categoryIds[0]
    const siblings = listed.filter((other) => other !== product && other.categoryIds[0] === department)
    const species = product.attributes.espece
    const treats = listed.filter(
      (other) =>
        other !== product &&
        other.type === 'simple' &&
        other.cents < 1000 &&
        other.attributes.espece === species &&
        other.customOptions === undefined,
    )
    const skus = (list: ProductSeed[], count: number) =>
      rotate(list, product.id / 20)
        .slice(0, count)
        .map((other) => other.sku)
    return {
      ...product,
      related: product.related ?? skus(siblings, 4),
      upsell:
        product.upsell ??
        skus(
          siblings.filter((other) => priceOf(other) > priceOf(product)),
          3,
        ),
      crosssell: product.crosssell ?? skus(treats, 4),
    }
  })
}

/** Starts elsewhere in the list for each product, so that not everything points at the same few. */
function rotate<T>(list: T[], by: number): T[] {
  const start = list.length === 0 ? 0 : Math.floor(by) % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/**
 * What was asked in the 30 days before a reduction, as a merchant's module keeps it: Magento has no such price. The demo store's prices
 * did not change before they were reduced.
 */
function withPriceHistory(product: ProductSeed): ProductSeed {
  if (product.specialCents === undefined) return product
  const attributes = { ...product.attributes, prix_mini_30j: (product.cents / 100).toFixed(2) }
  return { ...product, attributes }
}
