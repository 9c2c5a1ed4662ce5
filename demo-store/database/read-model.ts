import type { Attribute, Category, Product } from '../catalog/types.ts'
import type { AttributeSeed, CategorySeed } from '../seed/product-types.ts'
import type { CheckoutSeed, CmsPageSeed } from '../seed/types.ts'
import { storeSettings, type StoreSettings } from '../store/settings.ts'
import { loadProducts } from './load-products.ts'
import { type Queryable, selectAll, selectData } from './rows.ts'
import { CUSTOMER_GROUPS, ROOT_CATEGORY } from './store-rows.ts'

/** A category as its row holds it. */
type StoredCategory = CategorySeed & { updatedAt: string }

export type Rewrite = { requestPath: string; targetPath: string; redirectCode: number }

/** The catalogue and content in memory. Carts and search use the database. */
export type ReadModel = {
  settings: StoreSettings
  /** Carriers, payment methods, agreements, cart price rules, relays. */
  checkout: CheckoutSeed
  attributes: Map<string, Attribute>
  root: Category
  categories: Map<number, Category>
  products: Map<number, Product>
  /** Customer groups that have prices of their own. */
  pricedGroups: ReadonlySet<number>
  /** Rating axes of reviews. */
  ratings: { id: number; name: string }[]
  productBySku: Map<string, Product>
  /** By identifier. */
  pages: Map<string, CmsPage>
  pageById: Map<number, CmsPage>
  blocks: Map<string, CmsBlock>
  /** By comparable path: MySQL's collation ignores case and accents. */
  rewrites: Map<string, Rewrite>
}

/** A CMS page; `content` is source with directives. */
export type CmsPage = {
  id: number
  identifier: string
  title: string
  heading: string | null
  content: string
  active: boolean
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
}

/** A CMS block; `content` is source with directives. */
export type CmsBlock = { id: number; identifier: string; title: string; content: string; active: boolean }

/** Reads the whole catalogue and content, with the prices of one customer group. */
export async function loadReadModel(db: Queryable, groupId: number = CUSTOMER_GROUPS.guest): Promise<ReadModel> {
  return {
    ...(await loadSettings(db)),
    ...(await loadCatalogue(db, groupId)),
    ...(await loadContent(db)),
    ...(await loadRewrites(db)),
    ...(await loadCheckout(db)),
  }
}

export async function loadSettings(db: Queryable) {
  const settings = await selectAll<{ key: string; value: unknown }>(db, 'setting', 'key')
  return { settings: storeSettings(Object.fromEntries(settings.map(({ key, value }) => [key, value]))) }
}

async function loadCatalogue(db: Queryable, groupId: number) {
  const attributes = await loadAttributes(db)
  const categories = await loadCategories(db)
  const products = await loadProducts(db, categories, attributes, groupId)
  const groupTiers = await selectAll<{ group_id: number }>(db, 'product_group_tier', 'group_id')
  const root = categories.get(ROOT_CATEGORY.id)
  if (!root) throw new Error('the category table has no root')
  return {
    attributes,
    root,
    categories,
    products,
    pricedGroups: new Set(groupTiers.map(({ group_id }) => group_id)),
    ratings: await selectAll<{ id: number; name: string }>(db, 'rating', 'id'),
    productBySku: bySku(products),
  }
}

export async function loadContent(db: Queryable) {
  const pages = await loadPages(db)
  const blocks = await selectData<CmsBlock>(db, 'cms_block', 'id')
  return {
    pages: new Map(pages.map((page) => [page.identifier, page])),
    pageById: new Map(pages.map((page) => [page.id, page])),
    blocks: new Map(blocks.map((block) => [block.identifier, block])),
  }
}

export async function loadRewrites(db: Queryable) {
  const rewrites = await selectAll<{ request_path: string; target_path: string; redirect_code: number }>(
    db,
    'url_rewrite',
    'request_path',
  )
  return {
    rewrites: new Map(
      rewrites.map((row): [string, Rewrite] => [
        comparablePath(row.request_path),
        { requestPath: row.request_path, targetPath: row.target_path, redirectCode: row.redirect_code },
      ]),
    ),
  }
}

export async function loadCheckout(db: Queryable) {
  const rows = await selectAll<{ key: string; value: unknown }>(db, 'checkout_setting', 'key')
  // The seed writes exactly these keys.
  return { checkout: Object.fromEntries(rows.map(({ key, value }) => [key, value])) as CheckoutSeed }
}

/** A path as MySQL's default collation compares it: percent-decoded, without case and accents, without slashes around. */
export function comparablePath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A malformed escape stays as it is.
  }
  return decoded
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

/** Read models per customer group, created on first use and discarded with the base model. */
export function bySku(products: Map<number, Product>): Map<string, Product> {
  return new Map([...products.values()].map((product) => [product.sku, product]))
}

export function createGroupModels(db: Queryable) {
  const made = new WeakMap<ReadModel, Map<number, Promise<ReadModel>>>()
  return (base: ReadModel, groupId: number): Promise<ReadModel> | ReadModel => {
    if (!base.pricedGroups.has(groupId)) return base
    const models = made.get(base) ?? new Map<number, Promise<ReadModel>>()
    made.set(base, models)
    const model = models.get(groupId) ?? loadReadModel(db, groupId)
    models.set(groupId, model)
    return model
  }
}

async function loadAttributes(db: Queryable): Promise<Map<string, Attribute>> {
  const stored = await selectData<AttributeSeed>(db, 'attribute', 'position')
  return new Map(
    stored.map(({ sortable = false, position = 0, swatch = null, options = [], ...attribute }) => [
      attribute.code,
      {
        ...attribute,
        sortable,
        position,
        swatch,
        options: options.map(({ id, label, swatch: shown = null }) => ({ id, label, swatch: shown })),
      },
    ]),
  )
}

/** The category tree by id, parents before children, children in menu order. */
async function loadCategories(db: Queryable): Promise<Map<number, Category>> {
  const stored = await selectData<StoredCategory>(db, 'category', "(data->'position')::int, id")
  const categories = new Map<number, Category>()
  const add = (own: StoredCategory, parent: Category | undefined): void => {
    const underRoot = parent === undefined || parent.id === ROOT_CATEGORY.id
    const category: Category = {
      description: null,
      image: null,
      metaTitle: null,
      metaDescription: null,
      cmsBlock: null,
      displayMode: null,
      ...own,
      urlPath: parent === undefined ? null : underRoot ? own.urlKey : `${parent.urlPath}/${own.urlKey}`,
      level: parent === undefined ? 1 : parent.level + 1,
      ancestors: underRoot ? [] : [...parent.ancestors, parent],
      children: [],
    }
    categories.set(own.id, category)
    parent?.children.push(category)
    for (const child of stored) if (child.parentId === own.id) add(child, category)
  }
  const root = stored.find(({ id }) => id === ROOT_CATEGORY.id)
  if (root) add(root, undefined)
  return categories
}

async function loadPages(db: Queryable): Promise<CmsPage[]> {
  const stored = await selectData<CmsPageSeed>(db, 'cms_page', 'id')
  return stored.map((page) => ({ heading: null, metaTitle: null, metaDescription: null, metaKeywords: null, ...page }))
}
