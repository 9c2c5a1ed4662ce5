import type { Queryable } from '../database/rows.ts'

/** What a customer has of store credit, in cents: the balance after the last movement. */
export const creditOf = async (customerId: number, db: Queryable): Promise<number> => {
  const { rows } = await db.query<{ balance: number }>(
    'select balance_cents as balance from store_credit_movement where customer_id = $1 order by id desc limit 1',
    [customerId],
  )
  return rows[0]?.balance ?? 0
}
