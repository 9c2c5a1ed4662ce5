import type { Category, Product } from '../catalog/types.ts'
import type { ReadModel, Rewrite } from '../database/read-model.ts'
import type { StoreView, ViewScope } from './views.ts'

const scoped = new WeakMap<ReadModel, Map<StoreView, ReadModel>>()

/**
 * The read model of a store view: all of the store, unless the view has a scope of its own. Computed once per read
 * model.
 */
export function modelOfView(model: ReadModel, view: StoreView): ReadModel {
  const { own } = view
  if (!own) return model
  const known = scoped.get(model) ?? new Map<StoreView, ReadModel>()
  scoped.set(model, known)
  const found = known.get(view) ?? narrowed(model, own)
  known.set(view, found)
  return found
}

function narrowed(model: ReadModel, own: ViewScope): ReadModel {
  const branches = new Set(own.branches)
  const isActive = ({ id, level, ancestors }: Category): boolean =>
    level < 2 || branches.has(id) || ancestors.some((ancestor) => branches.has(ancestor.id))
  // Products that are not visible individually are part of one that is.
  const isSold = ({ visible, categories }: Product): boolean =>
    !visible || categories.some((category) => category.level > 1 && isActive(category))
  const categories = filtered(model.categories, isActive)
  const products = filtered(model.products, isSold)
  const pages = new Map(
    [...model.pages].map(([identifier, page]) => [identifier, { ...page, ...own.pages[identifier] }] as const),
  )
  return {
    ...model,
    settings: { ...model.settings, config: { ...model.settings.config, ...own.config } },
    categories,
    products,
    productBySku: filtered(model.productBySku, isSold),
    pages,
    pageById: new Map([...pages.values()].map((page) => [page.id, page])),
    blocks: new Map(
      [...model.blocks].map(([identifier, block]) => [
        identifier,
        { ...block, content: own.blocks[identifier] ?? block.content },
      ]),
    ),
    rewrites: filtered(model.rewrites, (rewrite) => leadsSomewhere(rewrite, categories, products)),
  }
}

function filtered<Key, Value>(map: Map<Key, Value>, test: (value: Value) => boolean): Map<Key, Value> {
  return new Map([...map].filter(([, value]) => test(value)))
}

function leadsSomewhere(
  { targetPath }: Rewrite,
  categories: ReadModel['categories'],
  products: ReadModel['products'],
): boolean {
  const [, kind, id] = /^catalog\/(product|category)\/view\/id\/(\d+)/.exec(targetPath) ?? []
  if (kind === undefined) return true
  return kind === 'product' ? products.has(Number(id)) : categories.has(Number(id))
}
