import { hashPassword } from '../customer/password.ts'
import type { AttributeSeed, CategorySeed, ProductSeed } from '../seed/product-types.ts'
import type { CustomerSeed, Seed } from '../seed/types.ts'
import { moveCredit } from '../store-credit/balance.ts'
import { ANY_QUANTITY } from './product-tables.ts'
import { insertRows, type Queryable, type Row, type TableRows } from './rows.ts'
import { CUSTOMER_GROUPS, ROOT_CATEGORY, storeRows } from './store-rows.ts'

/** Collects the words of names and keywords; to be called after either changed. */
export async function refreshSearchWords(db: Queryable): Promise<void> {
  await db.query('delete from search_word')
  await db.query(
    `insert into search_word select word, ndoc from
     ts_stat('select to_tsvector(''shop_plain'', name || '' '' || keywords) from product where enabled')
     where length(word) >= 4 and word !~ '[0-9]'`,
  )
}

/** Writes a seed into empty tables. A sku or attribute that does not exist throws with the product that names it. */
export async function writeSeed(db: Queryable, seed: Seed): Promise<void> {
  const lookup = createLookup(seed)
  const hasRoot = seed.categories.some(({ id }) => id === ROOT_CATEGORY.id)
  const categories = hasRoot ? seed.categories : [ROOT_CATEGORY, ...seed.categories]
  const tables = [...storeRows(seed, categories), ...productRows(seed, categories, lookup), ...partRows(seed, lookup)]
  for (const { table, rows } of tables) await insertRows(db, table, rows)
  const ratings = (seed.ratings ?? ['Note']).map((name, index) => ({ id: index + 1, name }))
  await insertRows(db, 'rating', ratings)
  await writeCustomers(db, seed.customers ?? [])
  await refreshSearchWords(db)
}

/** Rows of what a shopper chooses in a product, and of its reviews. */
function partRows(seed: Seed, lookup: Lookup): TableRows[] {
  const each = (rows: (product: ProductSeed) => Row[]): Row[] => seed.products.flatMap(rows)
  return [
    {
      table: 'super_attribute',
      rows: each((product) =>
        (product.configurable?.attributeCodes ?? []).map((code, position) => ({
          product_id: product.id,
          attribute_id: lookup.attribute(code, product),
          position,
        })),
      ),
    },
    {
      table: 'bundle_item',
      rows: each(({ id, bundle }) =>
        (bundle?.items ?? []).map((item) => ({
          id: item.id,
          product_id: id,
          title: item.title,
          required: item.required,
          input: item.input,
          position: item.position,
        })),
      ),
    },
    {
      table: 'bundle_selection',
      rows: each((product) =>
        (product.bundle?.items ?? []).flatMap((item) =>
          item.selections.map((selection, index) => ({
            id: selection.id,
            item_id: item.id,
            product_id: lookup.product(selection.sku, product),
            qty: selection.qty,
            can_change_qty: selection.canChangeQty,
            is_default: selection.isDefault,
            cents: selection.cents ?? null,
            position: index + 1,
          })),
        ),
      ),
    },
    {
      table: 'custom_option',
      rows: each(({ id, customOptions }) =>
        (customOptions ?? []).map((option) => ({
          id: option.id,
          product_id: id,
          title: option.title,
          required: option.required,
          sort_order: option.sortOrder,
          kind: option.kind,
          max_characters: 'maxCharacters' in option ? option.maxCharacters : null,
          file:
            option.kind === 'file'
              ? { extensions: option.extensions, imageWidth: option.imageWidth, imageHeight: option.imageHeight }
              : null,
          sku: 'extra' in option ? (option.sku ?? null) : null,
          extra: 'extra' in option ? option.extra : null,
        })),
      ),
    },
    {
      table: 'custom_option_value',
      rows: each(({ customOptions }) =>
        (customOptions ?? []).flatMap((option) =>
          ('values' in option ? option.values : []).map((value) => ({
            id: value.id,
            option_id: option.id,
            title: value.title,
            sort_order: value.sortOrder,
            sku: value.sku ?? null,
            extra: value.extra,
          })),
        ),
      ),
    },
    {
      table: 'downloadable_link',
      rows: each(({ id, downloadable }) =>
        (downloadable?.links ?? []).map((link, position) => ({
          id: link.id,
          product_id: id,
          title: link.title,
          cents: link.cents,
          sample_url: link.sampleUrl ?? null,
          unlimited: link.unlimited ?? false,
          position,
        })),
      ),
    },
    {
      table: 'downloadable_sample',
      rows: each(({ id, downloadable }) =>
        (downloadable?.samples ?? []).map((sample, position) => ({
          ...sample,
          product_id: id,
          position: position + 1,
        })),
      ),
    },
    {
      table: 'review',
      rows: each(({ id, reviews }) =>
        (reviews ?? []).map((review) => ({
          product_id: id,
          nickname: review.nickname,
          summary: review.summary,
          text: review.text,
          votes: [{ axis: 1, stars: review.rating }],
          created_at: review.createdAt,
          status: review.status,
        })),
      ),
    },
  ]
}

/** Writes the customers of a seed with their address books. */
async function writeCustomers(db: Queryable, customers: CustomerSeed[]): Promise<void> {
  for (const customer of customers) {
    const { email, firstname, lastname, createdAt, group = 'general' } = customer
    const { rows } = await db.query<{ id: number }>(
      `insert into customer (email, firstname, lastname, password_hash, created_at, group_id)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [email, firstname, lastname, await hashPassword(customer.password), createdAt, CUSTOMER_GROUPS[group]],
    )
    const id = rows[0]?.id ?? 0
    if (customer.subscribed) {
      await db.query(`insert into newsletter_subscriber (email, status, changed_at) values ($1, 'SUBSCRIBED', $2)`, [
        email,
        createdAt,
      ])
    }
    if (customer.storeCreditCents) {
      const books = { db, now: () => new Date(`${createdAt.replace(' ', 'T')}Z`) }
      await moveCredit(id, { action: 'Created', cents: customer.storeCreditCents }, books)
    }
    for (const { street, city, postcode, telephone, company = null } of customer.addresses) {
      await db.query(
        `insert into customer_address (customer_id, firstname, lastname, company, street, city, postcode, telephone, country_code)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'FR')`,
        [id, firstname, lastname, company, JSON.stringify(street), city, postcode, telephone],
      )
    }
    await db.query(
      `update customer set default_billing = first, default_shipping = first
       from (select min(id) as first from customer_address where customer_id = $1) as book where customer.id = $1`,
      [id],
    )
  }
}

/** Finds the ids behind the skus and codes that a product names; an unknown one throws with the product's sku. */
type Lookup = {
  product: (sku: string, owner: ProductSeed) => number
  attribute: (code: string, owner: ProductSeed) => number
}

function createLookup({ products, attributes }: Seed): Lookup {
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
function productRows(seed: Seed, categories: CategorySeed[], lookup: Lookup): TableRows[] {
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
