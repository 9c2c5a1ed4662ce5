import { rootCategory } from '../catalog/root-category.ts'
import type { Seed } from '../seed/types.ts'
import { partRows } from './part-rows.ts'
import { createLookup, productRows } from './product-rows.ts'
import { insertRows } from './rows.ts'
import type { Queryable } from './rows.ts'
import { storeRows } from './store-rows.ts'
import { writeCustomers } from './write-customers.ts'

/** Collects the words of names and keywords; to be called after either changed. */
export const refreshSearchWords = async (db: Queryable): Promise<void> => {
  await db.query('delete from search_word')
  await db.query(
    `insert into search_word select word, ndoc from
     ts_stat('select to_tsvector(''shop_plain'', name || '' '' || keywords) from product where enabled')
     where length(word) >= 4 and word !~ '[0-9]'`,
  )
}

/** Writes a seed into empty tables. A sku or attribute that does not exist throws with the product that names it. */
export const writeSeed = async (db: Queryable, seed: Seed): Promise<void> => {
  const lookup = createLookup(seed)
  const hasRoot = seed.categories.some(({ id }) => id === rootCategory.id)
  const categories = hasRoot ? seed.categories : [rootCategory, ...seed.categories]
  const tables = [...storeRows(seed, categories), ...productRows(seed, categories, lookup), ...partRows(seed, lookup)]
  for (const { table, rows } of tables) await insertRows(db, table, rows)
  const ratings = (seed.ratings ?? ['Note']).map((name, index) => ({ id: index + 1, name }))
  await insertRows(db, 'rating', ratings)
  await writeCustomers(db, seed.customers ?? [])
  await refreshSearchWords(db)
}
