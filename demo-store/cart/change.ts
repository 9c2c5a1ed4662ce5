import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'
import { findCart, loadCart } from './load.ts'
import { viewCart } from './view.ts'
import type { CartView } from './view.ts'

/** Runs a change of one cart alone and as a whole. */
export function changeCart<T>(
  id: string,
  context: Context,
  work: (cartId: number, db: Queryable) => Promise<T>,
): Promise<T> {
  return context.lock(id, () =>
    context.db.transaction(async (db) => {
      const cart = await findCart(id, context, db)
      const result = await work(cart.id, db)
      await db.query('update cart set updated_at = $2 where id = $1', [cart.id, context.now().toISOString()])
      return result
    }),
  )
}

/** A parameter that must not be missing or empty. */
export function required(value: string | null | undefined, name: string, context: Context): string {
  if (!value) throw inputError(context.text('parameterMissing', name))
  return value
}

/** The cart as it is now, the way mutations answer it. */
export async function answerCart(id: string, context: Context): Promise<{ cart: CartView }> {
  return {
    cart: await viewCart(await loadCart(id, context), context),
  }
}
