import type { Queryable } from '../database/rows.ts'

/** Units by product id. */
export type Units = Map<number, number>

export function sumUnits(all: Iterable<[number, number]>): Units {
  const sums: Units = new Map()
  for (const [id, count] of all) sums.set(id, (sums.get(id) ?? 0) + count)
  return sums
}

/** Takes units off the stock; false, with nothing to be kept of the transaction, when there are fewer left. */
export async function takeStock(units: Units, db: Queryable): Promise<boolean> {
  // Always in the same order, so that two orders never wait for each other.
  for (const [id, count] of [...units].sort(([a], [b]) => a - b)) {
    const { affectedRows } = await db.query(
      `update product_stock set quantity = quantity - $2
       where product_id = $1 and (quantity >= $2 or (rules->>'backorders')::boolean)`,
      [id, count],
    )
    if (!affectedRows) return false
  }
  return true
}

/** Puts units back; those of products that are gone are gone too. */
export async function giveBackStock(units: Units, db: Queryable): Promise<void> {
  for (const [id, count] of units) {
    await db.query('update product_stock set quantity = quantity + $2 where product_id = $1', [id, count])
  }
}
