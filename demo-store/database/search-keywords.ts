import type { AttributeSeed, CategorySeed, ProductSeed } from '../seed/product-types.ts'

/** Words beside name and texts by which a search finds a product: its categories and the labels of its options. */
export const searchKeywords = (
  product: Pick<ProductSeed, 'categoryIds' | 'attributes'>,
  attributes: AttributeSeed[],
  categories: CategorySeed[],
): string => {
  const categoryNames = categories.filter(({ id }) => product.categoryIds.includes(id)).map(({ name }) => name)
  const labels = attributes.flatMap(({ code, options, input, label }) => {
    const value = product.attributes[code]
    if (input === 'boolean') return value === '1' ? [label] : []
    const ids: unknown[] = Array.isArray(value) ? value : [value]
    return (options ?? []).filter(({ id }) => ids.includes(id)).map((option) => option.label)
  })
  return [...categoryNames, ...labels].join(' ')
}
