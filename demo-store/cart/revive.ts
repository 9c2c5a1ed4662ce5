import type { Queryable } from '../database/rows.ts'

/**
 * Opens a cart again whose order was not paid. A customer has one living cart: what was put into another one meanwhile
 * joins the revived one.
 */
export async function reviveCart(cartId: number, now: Date, db: Queryable): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    `select other.id from cart join cart other on other.customer_id = cart.customer_id and other.active
     where cart.id = $1 and other.id <> $1`,
    [cartId],
  )
  for (const { id } of rows) {
    await db.query('update cart_item set cart_id = $1 where cart_id = $2', [cartId, id])
    await db.query('update cart set active = false where id = $1', [id])
  }
  await db.query('update cart set active = true, updated_at = $2 where id = $1', [cartId, now.toISOString()])
}
