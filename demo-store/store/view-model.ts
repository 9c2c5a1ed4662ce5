import type { Category, Product } from '../catalog/types.ts'
import { comparablePath, type ReadModel, type Rewrite } from '../database/read-model.ts'
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
  const found = known.get(view) ?? inItsAddresses(inItsWords(narrowed(model, own), model, own), model)
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
    [...model.pages.values()]
      .map((page) => ({ ...page, ...own.pages[page.identifier] }))
      .map((page) => [page.identifier, page] as const),
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

/** Returns the model with the view's names. Its parts refer to each other, so all are copied before they are changed. */
function inItsWords(model: ReadModel, ofStore: ReadModel, own: ViewScope): ReadModel {
  if (own.categories.size + Object.keys(own.products).length + Object.keys(own.words).length === 0) return model
  const { attributes, root, categories, products, productBySku } = model
  const copy = structuredClone({ attributes, root, categories, products, productBySku })
  const word = (text: string): string => own.words[text] ?? text
  for (const category of copy.categories.values()) Object.assign(category, own.categories.get(category.id))
  for (const category of copy.categories.values()) category.urlPath &&= pathOf(category)
  for (const product of copy.products.values()) Object.assign(product, own.products[product.sku])
  for (const attribute of copy.attributes.values()) {
    attribute.label = word(attribute.label)
    for (const option of attribute.options) option.label = word(option.label)
  }
  const { checkout } = model
  const termsOf = (content: string): string => {
    const page = [...ofStore.pages.values()].find((one) => one.content === content)
    return (page && model.pageById.get(page.id)?.content) ?? content
  }
  return {
    ...model,
    ...copy,
    checkout: {
      ...checkout,
      carriers: checkout.carriers.map((carrier) => ({
        ...carrier,
        carrierTitle: word(carrier.carrierTitle),
        methodTitle: word(carrier.methodTitle),
      })),
      paymentMethods: checkout.paymentMethods.map(({ code, title }) => ({ code, title: word(title) })),
      agreements: checkout.agreements.map((agreement) => ({
        ...agreement,
        name: word(agreement.name),
        checkboxText: word(agreement.checkboxText),
        content: termsOf(agreement.content),
      })),
      cartRules: checkout.cartRules.map((rule) => ({ ...rule, label: word(rule.label) })),
    },
  }
}

const pathOf = ({ ancestors, urlKey }: Category) =>
  [...ancestors.filter(({ level }) => level > 1).map((ancestor) => ancestor.urlKey), urlKey].join('/')

/** Returns the model with the addresses from the view's own URL keys. The store's addresses redirect there, as with the option «create permanent redirect». */
function inItsAddresses(model: ReadModel, ofStore: ReadModel): ReadModel {
  const rewrites = new Map<string, Rewrite>()
  const moved: Rewrite[] = []
  for (const [key, row] of model.rewrites) {
    const requestPath = row.redirectCode === 0 ? addressOf(row, model, ofStore) : row.requestPath
    rewrites.set(requestPath === row.requestPath ? key : comparablePath(requestPath), { ...row, requestPath })
    if (requestPath !== row.requestPath) moved.push({ ...row, targetPath: requestPath, redirectCode: 301 })
  }
  if (moved.length === 0) return model
  for (const row of moved) {
    const key = comparablePath(row.requestPath)
    if (!rewrites.has(key)) rewrites.set(key, row)
  }
  return { ...model, rewrites }
}

function addressOf({ requestPath, targetPath }: Rewrite, model: ReadModel, ofStore: ReadModel): string {
  const [, kind = '', id, categoryId] =
    /^(?:catalog|cms)\/(product|category|page)\/view\/(?:page_)?id\/(\d+)(?:\/category\/(\d+))?$/.exec(targetPath) ?? []
  if (kind === 'page') return model.pageById.get(Number(id))?.identifier ?? requestPath
  const folder = Number(kind === 'category' ? id : categoryId)
  const [old, own] = [ofStore, model].map(({ categories }) => categories.get(folder)?.urlPath ?? '')
  return old && own && requestPath.startsWith(old) ? own + requestPath.slice(old.length) : requestPath
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
