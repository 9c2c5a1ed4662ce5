import type { Attribute, AttributeOption, Category, Product } from '../catalog/types.ts'
import type { CheckoutSeed } from '../seed/types.ts'
import { storeSettings, type StoreSettings } from '../store/settings.ts'
import { loadProducts } from './load-products.ts'
import { type Queryable, selectAll } from './rows.ts'
import { CUSTOMER_GROUPS, ROOT_CATEGORY } from './store-rows.ts'

type CategoryRow = {
  id: number
  parent_id: number
  name: string
  url_key: string
  position: number
  include_in_menu: boolean
  active: boolean
  description: string | null
  image: string | null
  meta_title: string | null
  meta_description: string | null
  cms_block: string | null
  display_mode: string | null
  updated_at: string
}

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

/** Reads the whole catalogue and content, with the prices of one customer group; rebuilt after each change the control API makes. */
export async function loadReadModel(db: Queryable, groupId: number = CUSTOMER_GROUPS.guest): Promise<ReadModel> {
  const settings = await selectAll<{ key: string; value: unknown }>(db, 'setting', 'key')
  const attributes = await loadAttributes(db)
  const categories = await loadCategories(db)
  const products = await loadProducts(db, categories, attributes, groupId)
  const groupTiers = await selectAll<{ group_id: number }>(db, 'product_group_tier', 'group_id')
  const pages = await loadPages(db)
  const blocks = await selectAll<CmsBlock>(db, 'cms_block', 'id')
  const rewrites = await selectAll<{ request_path: string; target_path: string; redirect_code: number }>(
    db,
    'url_rewrite',
    'request_path',
  )
  const root = categories.get(ROOT_CATEGORY.id)
  if (!root) throw new Error('the category table has no root')
  return {
    settings: storeSettings(Object.fromEntries(settings.map(({ key, value }) => [key, value]))),
    checkout: await loadCheckout(db),
    attributes,
    root,
    categories,
    products,
    pricedGroups: new Set(groupTiers.map(({ group_id }) => group_id)),
    ratings: await selectAll<{ id: number; name: string }>(db, 'rating', 'id'),
    productBySku: new Map([...products.values()].map((product) => [product.sku, product])),
    pages: new Map(pages.map((page) => [page.identifier, page])),
    pageById: new Map(pages.map((page) => [page.id, page])),
    blocks: new Map(blocks.map((block) => [block.identifier, block])),
    rewrites: new Map(
      rewrites.map((row) => [
        comparablePath(row.request_path),
        { requestPath: row.request_path, targetPath: row.target_path, redirectCode: row.redirect_code },
      ]),
    ),
  }
}

/** A path as MySQL's default collation compares it: percent-decoded, without case and accents, without slashes around. */
export function comparablePath(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A malformed escape is kept as it is.
  }
  return decoded
    .replace(/^\/+|\/+$/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

/** Read models per customer group, created on first use and discarded with the base model. */
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
  type Row = Omit<Attribute, 'visibleOnFront' | 'usedInListing' | 'options'> & {
    visible_on_front: boolean
    used_in_listing: boolean
  }
  const options = await selectAll<AttributeOption & { attribute_id: number }>(db, 'attribute_option', 'position')
  const rows = await selectAll<Row>(db, 'attribute', 'position')
  return new Map(
    rows.map((row) => [
      row.code,
      {
        id: row.id,
        code: row.code,
        label: row.label,
        input: row.input,
        filterable: row.filterable,
        sortable: row.sortable,
        visibleOnFront: row.visible_on_front,
        usedInListing: row.used_in_listing,
        swatch: row.swatch,
        options: options
          .filter(({ attribute_id }) => attribute_id === row.id)
          .map(({ id, label, swatch }) => ({ id, label, swatch })),
      },
    ]),
  )
}

/** The category tree by id, parents before children, children in menu order. */
async function loadCategories(db: Queryable): Promise<Map<number, Category>> {
  const rows = await selectAll<CategoryRow>(db, 'category', 'position, id')
  const categories = new Map<number, Category>()
  const add = (row: CategoryRow, parent: Category | undefined): void => {
    const underRoot = parent === undefined || parent.id === ROOT_CATEGORY.id
    const category: Category = {
      id: row.id,
      parentId: row.parent_id,
      name: row.name,
      urlKey: row.url_key,
      urlPath: parent === undefined ? null : underRoot ? row.url_key : `${parent.urlPath}/${row.url_key}`,
      level: parent === undefined ? 1 : parent.level + 1,
      position: row.position,
      includeInMenu: row.include_in_menu,
      active: row.active,
      description: row.description,
      image: row.image,
      metaTitle: row.meta_title,
      metaDescription: row.meta_description,
      cmsBlock: row.cms_block,
      displayMode: row.display_mode,
      updatedAt: row.updated_at,
      ancestors: underRoot ? [] : [...parent.ancestors, parent],
      children: [],
    }
    categories.set(row.id, category)
    parent?.children.push(category)
    for (const child of rows) if (child.parent_id === row.id) add(child, category)
  }
  for (const row of rows) if (row.id === ROOT_CATEGORY.id) add(row, undefined)
  return categories
}

async function loadPages(db: Queryable): Promise<CmsPage[]> {
  type Row = Omit<CmsPage, 'metaTitle' | 'metaDescription' | 'metaKeywords'> & {
    meta_title: string | null
    meta_description: string | null
    meta_keywords: string | null
  }
  return (await selectAll<Row>(db, 'cms_page', 'id')).map(
    ({ meta_title, meta_description, meta_keywords, ...page }) => ({
      ...page,
      metaTitle: meta_title,
      metaDescription: meta_description,
      metaKeywords: meta_keywords,
    }),
  )
}

async function loadCheckout(db: Queryable): Promise<CheckoutSeed> {
  const rows = await selectAll<{ key: string; value: unknown }>(db, 'checkout_setting', 'key')
  // The seed writes exactly these keys.
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as CheckoutSeed
}
