import { hashPassword } from '../customer/password.ts'
import type { AttributeSeed, CategorySeed, ProductSeed } from '../seed/product-types.ts'
import type { CustomerSeed, Seed } from '../seed/types.ts'
import { moveCredit } from '../store-credit/balance.ts'
import { ANY_QUANTITY } from './load-products.ts'
import { insertRows, type Queryable, type TableRows } from './rows.ts'
import { CUSTOMER_GROUPS, ROOT_CATEGORY, storeRows } from './store-rows.ts'

/** Collects the words of names and keywords; to be called after either changed. */
export async function refreshSearchWords(db: Queryable): Promise<void> {
  await db.query('delete from search_word')
  await db.query(
    `insert into search_word select word, ndoc from
     ts_stat('select to_tsvector(''shop_plain'', (data->>''name'') || '' '' || keywords) from product where (data->>''enabled'')::boolean')
     where length(word) >= 4 and word !~ '[0-9]'`,
  )
}

/** Writes a seed into empty tables. A sku or attribute that does not exist throws with the product that names it. */
export async function writeSeed(db: Queryable, seed: Seed): Promise<void> {
  checkNames(seed)
  const hasRoot = seed.categories.some(({ id }) => id === ROOT_CATEGORY.id)
  const categories = hasRoot ? seed.categories : [ROOT_CATEGORY, ...seed.categories]
  for (const { table, rows } of [...storeRows(seed, categories), ...productRows(seed, categories)]) {
    await insertRows(db, table, rows)
  }
  const ratings = (seed.ratings ?? ['Note']).map((name, index) => ({ id: index + 1, name }))
  await insertRows(db, 'rating', ratings)
  await writeCustomers(db, seed.customers ?? [])
  await refreshSearchWords(db)
}

function checkNames({ products, attributes, groupPrices = [] }: Seed): void {
  const skus = new Set(products.map(({ sku }) => sku))
  const codes = new Set(attributes.map(({ code }) => code))
  for (const product of products) {
    const { configurable, grouped = [], bundle, related = [], upsell = [], crosssell = [] } = product
    const parts = [...grouped, ...(bundle?.items.flatMap(({ selections }) => selections) ?? [])].map(({ sku }) => sku)
    const named = [...(configurable?.children ?? []), ...parts, ...related, ...upsell, ...crosssell]
    const sku = named.find((one) => !skus.has(one))
    if (sku !== undefined) throw new Error(`seed: product ${product.sku} names the unknown sku ${sku}`)
    const code = [...Object.keys(product.attributes), ...(configurable?.attributeCodes ?? [])].find(
      (one) => !codes.has(one),
    )
    if (code !== undefined) throw new Error(`seed: product ${product.sku} names the unknown attribute ${code}`)
  }
  const priced = groupPrices.find(({ sku }) => !skus.has(sku))
  if (priced) throw new Error(`seed: a group price names the unknown sku ${priced.sku}`)
}

/** Rows of the products and of what changes apart from them. */
function productRows({ products, attributes, groupPrices = [] }: Seed, categories: CategorySeed[]): TableRows[] {
  return [
    {
      table: 'product',
      rows: products.map((product) => ({
        id: product.id,
        // Fields with a table of their own are left out.
        data: { ...product, stock: undefined, sale: undefined, reviews: undefined, updatedAt: product.createdAt },
        keywords: searchKeywords(product, attributes, categories),
      })),
    },
    {
      table: 'product_stock',
      rows: products.map(({ id, stock, sale }) => ({
        product_id: id,
        quantity: stock,
        rules: { ...ANY_QUANTITY, ...sale },
      })),
    },
    {
      table: 'product_group_tier',
      rows: groupPrices.map(({ sku, group, qty, cents }) => ({
        product_id: products.find((one) => one.sku === sku)?.id,
        group_id: CUSTOMER_GROUPS[group],
        qty,
        cents,
      })),
    },
    {
      table: 'review',
      rows: products.flatMap(({ id, reviews = [] }) =>
        reviews.map((review) => ({
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
