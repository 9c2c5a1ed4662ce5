import { databaseTime, type Queryable } from '../database/rows.ts'

/** Names of movements as Adobe Commerce shows them. */
type CreditAction = 'Created' | 'Updated' | 'Used' | 'Refunded' | 'Reverted'

/** Returns a customer's store credit in cents: the balance after the last movement. */
export async function creditOf(customerId: number, db: Queryable): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    'select balance_cents as balance from store_credit_movement where customer_id = $1 order by id desc limit 1',
    [customerId],
  )
  return rows[0]?.balance ?? 0
}

/** Adds to a customer's store credit, or takes from it (negative cents). */
export async function moveCredit(
  customerId: number,
  { action, cents }: { action: CreditAction; cents: number },
  { db, now }: { db: Queryable; now: () => Date },
): Promise<void> {
  const balance = (await creditOf(customerId, db)) + cents
  await db.query(
    'insert into store_credit_movement (customer_id, action, change_cents, balance_cents, created_at) values ($1, $2, $3, $4, $5)',
    [customerId, action, cents, balance, databaseTime(now())],
  )
}
