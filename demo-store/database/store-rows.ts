import type { CategorySeed, ProductSeed } from '../seed/product-types.ts'
import type { CmsPageSeed, Seed } from '../seed/types.ts'
import type { TableRows } from './rows.ts'

/** Customer groups of a new Magento, by their ids. New accounts belong to `general`. */
export const CUSTOMER_GROUPS = { guest: 0, general: 1, wholesale: 2, retailer: 3 } as const

export type CustomerGroup = keyof typeof CUSTOMER_GROUPS

/** Magento's store root: above all categories, never shown itself. Level 1, because level 0 is the tree's own root. */
export const ROOT_CATEGORY: CategorySeed = {
  id: 2,
  parentId: 1,
  name: 'Default Category',
  urlKey: 'default-category',
  position: 1,
  includeInMenu: true,
  active: true,
}

type RewriteRow = { request_path: string; target_path: string; redirect_code: number }

const SUFFIX = '.html'

const SEEDED_AT = '2026-01-05 08:00:00'

/** Rows of everything but products: settings, attributes, categories, content, addresses, checkout. */
export function storeRows(seed: Seed, categories: CategorySeed[]): TableRows[] {
  return [
    { table: 'setting', rows: Object.entries(seed.storeConfig).map(([key, value]) => ({ key, value })) },
    { table: 'attribute', rows: seed.attributes.map((data, position) => ({ position, data })) },
    {
      table: 'category',
      rows: categories.map((category) => ({
        id: category.id,
        data: {
          ...category,
          displayMode: category.displayMode ?? (category.cmsBlock ? 'PRODUCTS_AND_PAGE' : null),
          updatedAt: SEEDED_AT,
        },
      })),
    },
    { table: 'cms_page', rows: seed.cmsPages.map((data) => ({ id: data.id, data })) },
    { table: 'cms_block', rows: seed.cmsBlocks.map((data) => ({ id: data.id, data })) },
    { table: 'url_rewrite', rows: rewriteRows(seed, categories) },
    { table: 'checkout_setting', rows: Object.entries(seed.checkout).map(([key, value]) => ({ key, value })) },
  ]
}

/** Addresses: what the seed redirects, then what entities derive; the first one with a path has it. */
function rewriteRows(seed: Seed, categories: CategorySeed[]) {
  const own = seed.rewrites.map(({ requestPath, targetPath, redirectCode }) => ({
    request_path: requestPath,
    target_path: targetPath,
    redirect_code: Number(redirectCode),
  }))
  const taken = new Set(own.map((row) => row.request_path))
  return [
    ...own,
    ...derivedRewrites(categories, seed.products, seed.cmsPages).filter((row) => !taken.has(row.request_path)),
  ]
}

/**
 * The rows Magento derives from entities: category paths, product paths with and without categories, page identifiers.
 * Products that are not visible individually get none; disabled entities keep theirs.
 */
function derivedRewrites(
  categoryList: CategorySeed[],
  products: Pick<ProductSeed, 'id' | 'urlKey' | 'visibility' | 'categoryIds'>[],
  pages: Pick<CmsPageSeed, 'id' | 'identifier'>[],
): RewriteRow[] {
  const categories = new Map(categoryList.map((category) => [category.id, category]))
  const rows = new Map<string, RewriteRow>()
  const add = (request_path: string, target_path: string) => {
    if (!rows.has(request_path)) rows.set(request_path, { request_path, target_path, redirect_code: 0 })
  }
  for (const category of categoryList) {
    if (category.id === ROOT_CATEGORY.id) continue
    add(pathOf(category, categories) + SUFFIX, `catalog/category/view/id/${category.id}`)
  }
  for (const product of products) {
    if (product.visibility !== 'catalog') continue
    add(product.urlKey + SUFFIX, `catalog/product/view/id/${product.id}`)
    for (const id of product.categoryIds) {
      const category = categories.get(id)
      if (!category || id === ROOT_CATEGORY.id) continue
      add(
        `${pathOf(category, categories)}/${product.urlKey}${SUFFIX}`,
        `catalog/product/view/id/${product.id}/category/${id}`,
      )
    }
  }
  for (const page of pages) add(page.identifier, `cms/page/view/page_id/${page.id}`)
  return [...rows.values()]
}

/** Path of a category without suffix, `chiens/croquettes`; the root has none. */
function pathOf(category: CategorySeed, categories: Map<number, CategorySeed>): string {
  const parent = categories.get(category.parentId)
  return parent && parent.id !== ROOT_CATEGORY.id ? `${pathOf(parent, categories)}/${category.urlKey}` : category.urlKey
}
