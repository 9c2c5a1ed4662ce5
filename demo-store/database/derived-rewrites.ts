import type { CmsPageSeed } from '../seed/types.ts'
import type { CategorySeed, ProductSeed } from '../seed/product-types.ts'
import { rootCategory } from '../catalog/root-category.ts'

type RewriteRow = { request_path: string; target_path: string; redirect_code: number }

const suffix = '.html'

/** Path of a category without suffix, `chiens/croquettes`; the root has none. */
const pathOf = (category: CategorySeed, categories: Map<number, CategorySeed>): string => {
  const parent = categories.get(category.parentId)
  return parent && parent.id !== rootCategory.id ? `${pathOf(parent, categories)}/${category.urlKey}` : category.urlKey
}

/**
 * The rows Magento derives from entities: category paths, product paths with and without categories, page identifiers.
 * Products that are not visible individually get none; disabled entities keep theirs.
 */
export const derivedRewrites = (
  categoryList: CategorySeed[],
  products: Pick<ProductSeed, 'id' | 'urlKey' | 'visibility' | 'categoryIds'>[],
  pages: Pick<CmsPageSeed, 'id' | 'identifier'>[],
): RewriteRow[] => {
  const categories = new Map(categoryList.map((category) => [category.id, category]))
  const rows = new Map<string, RewriteRow>()
  const add = (request_path: string, target_path: string) => {
    if (!rows.has(request_path)) rows.set(request_path, { request_path, target_path, redirect_code: 0 })
  }
  for (const category of categoryList) {
    if (category.id === rootCategory.id) continue
    add(pathOf(category, categories) + suffix, `catalog/category/view/id/${category.id}`)
  }
  for (const product of products) {
    if (product.visibility !== 'catalog') continue
    add(product.urlKey + suffix, `catalog/product/view/id/${product.id}`)
    for (const id of product.categoryIds) {
      const category = categories.get(id)
      if (!category || id === rootCategory.id) continue
      add(
        `${pathOf(category, categories)}/${product.urlKey}${suffix}`,
        `catalog/product/view/id/${product.id}/category/${id}`,
      )
    }
  }
  for (const page of pages) add(page.identifier, `cms/page/view/page_id/${page.id}`)
  return [...rows.values()]
}
