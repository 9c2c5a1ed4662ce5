import type { AttributeSeed, CategorySeed, ProductSeed } from '../seed/product-types.ts'
import type { Seed } from '../seed/types.ts'
import type { Row, TableRows } from './rows.ts'
import { ANY_QUANTITY } from './product-tables.ts'
import { CUSTOMER_GROUPS } from './store-rows.ts'

/** Finds the ids behind the skus and codes that a product names; an unknown one throws with the product's sku. */
export type Lookup = {
  product: (sku: string, owner: ProductSeed) => number
  attribute: (code: string, owner: ProductSeed) => number
}

export function createLookup({ products, attributes }: Seed): Lookup {
  const find = (ids: Map<string, number>, kind: string) => (name: string, owner: ProductSeed) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`seed: product ${owner.sku} names the unknown ${kind} ${name}`)
    return id
  }
  return {
    product: find(new Map(products.map(({ sku, id }) => [sku, id])), 'sku'),
    attribute: find(new Map(attributes.map(({ code, id }) => [code, id])), 'attribute'),
  }
}

/** Rows of the products and of what refers to them by id. */
export function productRows(seed: Seed, categories: CategorySeed[], lookup: Lookup): TableRows[] {
  const each = (rows: (product: ProductSeed) => Row[]): Row[] => seed.products.flatMap(rows)
  return [
    {
      table: 'product',
      rows: each((product) => [
        {
          id: product.id,
          sku: product.sku,
          name: product.name,
          url_key: product.urlKey,
          type: product.type,
          visibility: product.visibility,
          enabled: product.enabled,
          cents: product.cents,
          special_cents: product.specialCents ?? null,
          new_from: product.newFrom ?? null,
          new_to: product.newTo ?? null,
          weight: product.weight ?? null,
          position: product.position,
          description: product.description,
          short_description: product.shortDescription ?? null,
          meta_title: product.metaTitle ?? null,
          meta_description: product.metaDescription ?? null,
          bundle_price_type: product.bundle?.priceType ?? null,
          links_title: product.downloadable?.linksTitle ?? null,
          links_separately: product.downloadable?.separately ?? null,
          created_at: product.createdAt,
          updated_at: product.createdAt,
          keywords: searchKeywords(product, seed.attributes, categories),
        },
      ]),
    },
    {
      table: 'product_stock',
      rows: each(({ id, stock, sale = {} }) => [
        { product_id: id, quantity: stock, rules: { ...ANY_QUANTITY, ...sale } },
      ]),
    },
    {
      table: 'product_category',
      rows: each(({ id, categoryIds }) => categoryIds.map((category_id) => ({ product_id: id, category_id }))),
    },
    {
      table: 'product_attribute',
      rows: each((product) =>
        Object.entries(product.attributes).map(([code, value]) => ({
          product_id: product.id,
          attribute_id: lookup.attribute(code, product),
          value,
        })),
      ),
    },
    {
      table: 'product_image',
      rows: each(({ id, images }) =>
        images.map(({ path, label, video = null }, position) => ({ product_id: id, position, path, label, video })),
      ),
    },
    {
      table: 'product_tier',
      rows: each(({ id, tiers }) => (tiers ?? []).map(({ qty, cents }) => ({ product_id: id, qty, cents }))),
    },
    {
      table: 'product_group_tier',
      rows: (seed.groupPrices ?? []).map(({ sku, group, qty, cents }) => {
        const product = seed.products.find((one) => one.sku === sku)
        if (!product) throw new Error(`seed: a group price names the unknown sku ${sku}`)
        return { product_id: product.id, group_id: CUSTOMER_GROUPS[group], qty, cents }
      }),
    },
    { table: 'product_link', rows: each((product) => linkRows(product, lookup)) },
  ]
}

/** Additional search keywords of a product: its categories and the labels of its options. */
function searchKeywords(
  product: Pick<ProductSeed, 'categoryIds' | 'attributes'>,
  attributes: AttributeSeed[],
  categories: CategorySeed[],
): string {
  const categoryNames = categories.filter(({ id }) => product.categoryIds.includes(id)).map(({ name }) => name)
  const labels = attributes.flatMap(({ code, options, input, label }) => {
    const value = product.attributes[code]
    if (input === 'boolean') return value === '1' ? [label] : []
    const ids: unknown[] = Array.isArray(value) ? value : [value]
    return (options ?? []).filter(({ id }) => ids.includes(id)).map((option) => option.label)
  })
  return [...categoryNames, ...labels].join(' ')
}

function linkRows(product: ProductSeed, lookup: Lookup): Row[] {
  const links = (kind: string, parts: { sku: string; qty: number }[] = []): Row[] =>
    parts.map(({ sku, qty }, position) => ({
      product_id: product.id,
      linked_id: lookup.product(sku, product),
      kind,
      position,
      qty,
    }))
  const single = (skus: string[] = []) => skus.map((sku) => ({ sku, qty: 1 }))
  return [
    ...links('variant', single(product.configurable?.children)),
    ...links('grouped', product.grouped),
    ...links('related', single(product.related)),
    ...links('upsell', single(product.upsell)),
    ...links('crosssell', single(product.crosssell)),
  ]
}
