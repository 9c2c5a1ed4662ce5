import type { Attribute, BundleItem, Category, Product, Review, Tier } from '../catalog/types.ts'
import type { ProductSeed, SaleRules } from '../seed/product-types.ts'
import { type Queryable, selectAll, selectData } from './rows.ts'

/** A product as its row holds it: as in the seed, without what has tables of its own. */
export type StoredProduct = Omit<ProductSeed, 'stock' | 'sale' | 'reviews' | 'specialCents'> & {
  /** Null: the merchant removed it. */
  specialCents?: number | null
  updatedAt: string
}

type OfProduct = { product_id: number }
type StockRow = OfProduct & { quantity: number; rules: SaleRules }
type GroupTierRow = OfProduct & Tier & { group_id: number }
type ReviewRow = OfProduct & Omit<Review, 'createdAt'> & { created_at: string; status: string }

/** The rules of a product that has none of its own. */
export const ANY_QUANTITY: SaleRules = { min: 1, max: null, increment: 1, decimals: false, backorders: false }

/** Every product by id as a customer group buys it, parts and links resolved to the same objects. */
export async function loadProducts(
  db: Queryable,
  categories: Map<number, Category>,
  attributes: Map<string, Attribute>,
  groupId: number,
): Promise<Map<number, Product>> {
  const stored = await selectData<StoredProduct>(db, 'product', 'id')
  const stock = await perProduct<StockRow>(db, 'product_stock', 'product_id')
  const groupTiers = await perProduct<GroupTierRow>(db, 'product_group_tier', 'qty')
  const reviews = await perProduct<ReviewRow>(db, 'review', 'created_at desc, id desc')
  const found = stored.map((data) => {
    const { quantity = 0, rules = ANY_QUANTITY } = stock(data.id)[0] ?? {}
    const product: Product = {
      id: data.id,
      sku: data.sku,
      name: data.name,
      urlKey: data.urlKey,
      type: data.type,
      visible: data.visibility === 'catalog',
      enabled: data.enabled,
      cents: data.cents,
      specialCents: data.specialCents ?? null,
      newFrom: data.newFrom ?? null,
      newTo: data.newTo ?? null,
      tiers: lowest([...(data.tiers ?? []), ...groupTiers(data.id).filter(({ group_id }) => group_id === groupId)]),
      weight: data.weight ?? 0,
      stock: quantity,
      sale: rules,
      position: data.position,
      description: data.description,
      shortDescription: data.shortDescription ?? null,
      metaTitle: data.metaTitle ?? null,
      metaDescription: data.metaDescription ?? null,
      createdAt: data.createdAt,
      updatedAt: data.updatedAt,
      categories: data.categoryIds.toSorted((a, b) => a - b).flatMap((id) => categories.get(id) ?? []),
      images: data.images,
      attributes: valuesOf(data, attributes),
      superAttributes: (data.configurable?.attributeCodes ?? []).flatMap((code) => attributes.get(code) ?? []),
      options: optionsOf(data),
      links: linksOf(data),
      reviews: reviews(data.id)
        .filter(({ status }) => status === 'approved')
        .map(({ id, nickname, summary, text, votes, created_at: createdAt }) => {
          return { id, nickname, summary, text, votes, createdAt }
        }),
      // Filled in once all products are there.
      variants: [],
      parents: [],
      grouped: [],
      bundle: null,
      related: [],
      upsell: [],
      crosssell: [],
    }
    return { data, product }
  })
  const bySku = new Map(found.map(({ product }) => [product.sku, product]))
  for (const { data, product } of found) resolveLinks(data, product, bySku)
  return new Map(found.map(({ product }) => [product.id, product]))
}

/** Returns copies of the products with other quantities on hand, by product id. The given products, and what refers to them, do not change. */
export function withStock(products: Map<number, Product>, quantities: Map<number, number>): Map<number, Product> {
  const copies = new Map(
    [...products].map(([id, product]): [number, Product] => [
      id,
      { ...product, stock: quantities.get(id) ?? product.stock },
    ]),
  )
  const copyOf = (product: Product): Product => copies.get(product.id) ?? product
  for (const copy of copies.values()) {
    copy.variants = copy.variants.map(copyOf)
    copy.parents = copy.parents.map(copyOf)
    copy.grouped = copy.grouped.map((part) => ({ ...part, product: copyOf(part.product) }))
    copy.related = copy.related.map(copyOf)
    copy.upsell = copy.upsell.map(copyOf)
    copy.crosssell = copy.crosssell.map(copyOf)
    copy.bundle &&= {
      ...copy.bundle,
      items: copy.bundle.items.map((item) => ({
        ...item,
        selections: item.selections.map((part) => ({ ...part, product: copyOf(part.product) })),
      })),
    }
  }
  return copies
}

/** Fills in the products that a product names. One that was deleted is left out. */
function resolveLinks(data: StoredProduct, product: Product, bySku: Map<string, Product>): void {
  const named = (skus: string[] = []): Product[] => skus.flatMap((sku) => bySku.get(sku) ?? [])
  product.variants = named(data.configurable?.children)
  for (const variant of product.variants) variant.parents.push(product)
  product.grouped = (data.grouped ?? []).flatMap(({ sku, qty }) => named([sku]).map((part) => ({ product: part, qty })))
  product.related = named(data.related)
  product.upsell = named(data.upsell)
  product.crosssell = named(data.crosssell)
  if (!data.bundle) return
  const items = data.bundle.items
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
    .map((item): BundleItem => ({
      ...item,
      selections: item.selections.flatMap(({ sku, cents = 0, ...selection }, index) =>
        named([sku]).map((part) => ({ ...selection, product: part, cents, position: index + 1 })),
      ),
    }))
  product.bundle = { dynamic: data.bundle.priceType === 'dynamic', tiers: data.bundle.tiers ?? [], items }
}

/** Returns values in the order of the attributes' ids; option ids are texts. */
function valuesOf(data: StoredProduct, attributes: Map<string, Attribute>): Product['attributes'] {
  return new Map(
    Object.entries(data.attributes)
      .flatMap(([code, value]) => {
        const attribute = attributes.get(code)
        return attribute ? [{ attribute, values: [value].flat().map(String) }] : []
      })
      .toSorted((a, b) => a.attribute.id - b.attribute.id)
      .map(({ attribute, values }) => [attribute.code, values]),
  )
}

function optionsOf({ customOptions = [] }: StoredProduct): Product['options'] {
  const byOrder = <T extends { sortOrder: number; id: number }>(list: T[]): T[] =>
    list.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  return byOrder(customOptions).map((option) =>
    'values' in option ? { ...option, values: byOrder(option.values) } : option,
  )
}

function linksOf({ downloadable }: StoredProduct): Product['links'] {
  if (!downloadable) return null
  const { linksTitle: title, separately, links, samples = [] } = downloadable
  return {
    title,
    separately,
    items: links.map(({ sampleUrl = null, unlimited = false, ...link }, position) => {
      return { ...link, sampleUrl, unlimited, position }
    }),
    samples: samples.map((sample, index) => ({ ...sample, position: index + 1 })),
  }
}

/** The lower price counts if two tiers have one quantity. */
function lowest(tiers: Tier[]): Tier[] {
  const prices = new Map<number, number>()
  for (const { qty, cents } of tiers) prices.set(qty, Math.min(cents, prices.get(qty) ?? cents))
  return [...prices].map(([qty, cents]) => ({ qty, cents })).sort((a, b) => a.qty - b.qty)
}

/** Rows of a table by the product that they belong to. */
async function perProduct<T extends OfProduct>(db: Queryable, table: string, orderBy: string) {
  const groups = new Map<number, T[]>()
  for (const row of await selectAll<T>(db, table, orderBy)) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return (id: number): T[] => groups.get(id) ?? []
}
