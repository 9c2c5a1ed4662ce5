import { isInStock } from '../catalog/availability.ts'
import type { Product } from '../catalog/types.ts'
import { loadContent, loadRewrites, loadSettings } from '../database/read-model.ts'
import { databaseTime, type Queryable } from '../database/rows.ts'
import { refreshSearchWords } from '../database/write-seed.ts'
import { ControlError } from '../errors.ts'
import type { StoreState } from '../state.ts'
import { purge } from './purge.ts'

type ProductChange = {
  name?: string
  /** Cents including tax. */
  cents?: number
  specialCents?: number | null
  enabled?: boolean
  visibility?: 'catalog' | 'hidden'
  description?: string
  categoryIds?: number[]
}
type CategoryChange = {
  name?: string
  active?: boolean
  includeInMenu?: boolean
  description?: string | null
  position?: number
  displayMode?: 'PRODUCTS' | 'PAGE' | 'PRODUCTS_AND_PAGE' | null
  /** Identifier of the landing block. */
  cmsBlock?: string | null
}
type PageChange = { title?: string; heading?: string; content?: string; active?: boolean }
type BlockChange = { title?: string; content?: string; active?: boolean }

/** Ids a composite product is announced with when one of its variants is saved: the parent's too, never a bundle's. */
export function withParents(product: Product): number[] {
  return [product.id, ...product.parents.map(({ id }) => id)]
}

/** What an administrator or a cron job saves: written to the database, shown at once, announced to the cache hosts. */
export function createSaves(state: StoreState) {
  const productOf = (sku: string): Product => {
    const product = state.model.productBySku.get(sku)
    if (!product) throw new ControlError(`no product has the sku "${sku}"`)
    return product
  }
  const stamp = (): string => databaseTime(state.now())
  const announce = (changes: string[][]): Promise<void> => purge(state.purgeHosts, changes)
  const unindexed = new Set<number>()
  const categoryTags = (ids: Iterable<number>): string[] => [...ids].map((id) => `cat_c_p_${id}`)

  return {
    /** A field of `StoreConfig`, `show_out_of_stock`, `stock_threshold` or `guests_order_files`. */
    setting: async ({ key, value }: { key: string; value: string | number | boolean | null }): Promise<void> => {
      await state.db.query(
        'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [key, JSON.stringify(value)],
      )
      await state.reload(loadSettings)
      await announce([['gql_store_config_1', 'gql_store_config_2']])
    },
    /** Saves a product, and announces it the way a real store does, as recorded. */
    product: async ({ sku, ...change }: { sku: string } & ProductChange): Promise<void> => {
      const before = productOf(sku)
      await saveInto(state.db, 'product', before.id, { ...change, updatedAt: stamp() })
      unindexed.add(before.id)
      if (change.name !== undefined) await refreshSearchWords(state.db)
      await state.reload()
      const old = new Set(before.categories.map(({ id }) => id))
      const present = new Set(productOf(sku).categories.map(({ id }) => id))
      const moved = [...new Set([...old, ...present])].filter((id) => !old.has(id) || !present.has(id))
      const switched = change.enabled !== undefined && change.enabled !== before.enabled
      const ids = withParents(before).map((id) => `cat_p_${id}`)
      await announce([
        [...ids, ...categoryTags(switched ? new Set([...old, ...present]) : moved)],
        ...ids.map((id) => [id]),
      ])
    },
    /**
     * The scheduled indexer: announces what was saved since its last run, with the grouped products it is part of and all
     * its categories up to the root.
     */
    index: async (): Promise<void> => {
      const products = [...unindexed].flatMap((id) => state.model.products.get(id) ?? [])
      unindexed.clear()
      if (!products.length) return
      const parents = [...state.model.products.values()].filter(({ grouped }) =>
        grouped.some(({ product }) => products.includes(product)),
      )
      const categories = new Set(
        products.flatMap(({ categories: own }) =>
          own.flatMap(({ id, ancestors }) => [id, ...ancestors.map((a) => a.id)]),
        ),
      )
      await announce([
        [
          ...[...products, ...parents].map(({ id }) => `cat_p_${id}`),
          ...[state.model.root.id, ...[...categories].sort((a, b) => a - b)].map((id) => `cat_c_${id}`),
        ],
      ])
    },
    /** Sets a quantity. Only crossing zero is announced. */
    stock: async ({ sku, quantity }: { sku: string; quantity: number }): Promise<void> => {
      const before = productOf(sku)
      await state.db.query('update product_stock set quantity = $2 where product_id = $1', [before.id, quantity])
      await state.reloadStock([before.id])
      if (isInStock(before) === isInStock(productOf(sku))) return
      const ids = withParents(before).map((id) => `cat_p_${id}`)
      await announce(
        [...ids.map((id) => [id]), ids, categoryTags(before.categories.map(({ id }) => id))].filter(
          ({ length }) => length,
        ),
      )
    },
    category: async ({ id, ...change }: { id: number } & CategoryChange): Promise<void> => {
      if (!state.model.categories.has(id)) throw new ControlError(`no category has the id ${id}`)
      await saveInto(state.db, 'category', id, { ...change, updatedAt: stamp() })
      await state.reload()
      await announce([[`cat_c_${id}`, `cat_c_p_${id}`]])
    },
    page: async ({ identifier, ...change }: { identifier: string } & PageChange): Promise<void> => {
      const page = state.model.pages.get(identifier)
      if (!page) throw new ControlError(`no page has the identifier "${identifier}"`)
      await saveInto(state.db, 'cms_page', page.id, change)
      await state.reload(loadContent)
      await announce([[`cms_p_${page.id}`]])
    },
    block: async ({ identifier, ...change }: { identifier: string } & BlockChange): Promise<void> => {
      const block = state.model.blocks.get(identifier)
      if (!block) throw new ControlError(`no block has the identifier "${identifier}"`)
      await saveInto(state.db, 'cms_block', block.id, change)
      await state.reload(loadContent)
      await announce([[`cms_b_${block.id}`, `cms_b_${identifier}`]])
    },
    /** Adds or replaces a redirect. A loop makes `route` hang, as in Magento. */
    rewrite: async ({
      requestPath,
      targetPath,
      redirectCode,
    }: {
      requestPath: string
      targetPath: string
      redirectCode: number
    }): Promise<void> => {
      await state.db.query(
        `insert into url_rewrite (request_path, target_path, redirect_code) values ($1, $2, $3)
         on conflict (request_path) do update set target_path = excluded.target_path, redirect_code = excluded.redirect_code`,
        [requestPath, targetPath, redirectCode],
      )
      await state.reload(loadRewrites)
    },
    /** Removes a redirect. Requests that hang in a loop through it then finish. */
    removeRewrite: async ({ requestPath }: { requestPath: string }): Promise<void> => {
      await state.db.query('delete from url_rewrite where request_path = $1', [requestPath])
      await state.reload(loadRewrites)
    },
    /** Empties all caches, as `cache:flush` does. */
    flush: (): Promise<void> => announce([[]]),
  }
}

/** Changes the named members of a row's object; those without a value stay. */
async function saveInto(
  db: Queryable,
  table: 'product' | 'category' | 'cms_page' | 'cms_block',
  id: number,
  change: object,
): Promise<void> {
  await db.query(`update ${table} set data = data || $2::jsonb where id = $1`, [id, JSON.stringify(change)])
}
