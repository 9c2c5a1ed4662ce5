import type { Queryable } from './rows.ts'

/** Products written by one statement: what the database holds for a statement stays small. */
const AT_ONCE = 5000

/** Columns that a copy has from its original as they are. */
const SAME = `type, visibility, enabled, special_cents, new_from, new_to, weight, short_description, meta_description,
  bundle_price_type, links_title, links_separately, created_at, updated_at, keywords`

/**
 * Adds copies of the simple products until `total` are in the catalogue, for measuring at the size of a large store: each with a number in
 * its sku, name and address, with its own price, and without the long text. The same `total` always makes the same products.
 */
export const multiplyProducts = async (db: Queryable, total: number): Promise<void> => {
  const listed = await db.query<{ count: number; last: number }>(
    `select (count(*) filter (where visibility = 'catalog' and enabled))::int as count, max(id) as last from product`,
  )
  const { count = 0, last = 0 } = listed.rows[0] ?? {}
  const missing = Math.max(0, total - count)
  await db.query(
    `create temporary table copy as
     with original as (
       select id, row_number() over (order by id) - 1 as place, count(*) over () as originals
       from product where type = 'simple' and visibility = 'catalog' and enabled
     )
     select $1::int + number as id, original.id as original_id, number / originals + 2 as nth
     from generate_series(0, $2::int - 1) as number join original on number % originals = place`,
    [last + 1, missing],
  )
  for (let from = last + 1; from <= last + missing; from += AT_ONCE) {
    for (const sql of COPIES) await db.query(`${sql} where copy.id >= $1 and copy.id < $2`, [from, from + AT_ONCE])
  }
  await db.query('drop table copy')
}

const copyParts = (table: string, columns: string): string =>
  `insert into ${table} (product_id, ${columns})
   select copy.id, ${columns} from copy join ${table} as original on original.product_id = copy.original_id`

const COPIES = [
  `insert into product (id, sku, name, url_key, cents, position, description, ${SAME})
   select copy.id, sku || '-' || nth, name || ' n° ' || nth, url_key || '-' || nth, cents + (nth * 37 % 900)::int, position + nth * 100,
     coalesce(short_description, name), ${SAME}
   from copy join product as original on original.id = copy.original_id`,
  copyParts('product_stock', 'quantity, rules'),
  copyParts('product_category', 'category_id'),
  copyParts('product_attribute', 'attribute_id, value'),
  copyParts('product_image', 'position, path, label, video'),
  // Without those below categories: lists and sitemap name this one.
  `insert into url_rewrite (request_path, target_path)
   select product.url_key || '.html', 'catalog/product/view/id/' || product.id from copy join product on product.id = copy.id`,
]
