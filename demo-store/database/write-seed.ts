import { hashPassword } from '../customer/password.ts'
import type { ProductSeed } from '../seed/product-types.ts'
import type { CustomerSeed, Seed } from '../seed/types.ts'
import { moveCredit } from '../store-credit/balance.ts'
import { createLookup, type Lookup, productRows } from './product-rows.ts'
import { insertRows, type Queryable, type Row, type TableRows } from './rows.ts'
import { ROOT_CATEGORY, storeRows, CUSTOMER_GROUPS } from './store-rows.ts'

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
