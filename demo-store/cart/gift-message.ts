import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'

/** What goes with a line as a gift. */
export type GiftMessage = { to: string; from: string; message: string }

/** Of the columns of both names. */
const MAX_NAME = 255

/** Whether the settings allow messages for lines; a product of its own setting is not in the seed. */
export function allowsGiftMessages({ model }: Pick<Context, 'model'>): boolean {
  return model.settings.config.allow_items === '1'
}

/** Nothing of these is sent. */
export function isImmaterial({ type }: Pick<Product, 'type'>): boolean {
  return type === 'virtual' || type === 'downloadable'
}

/**
 * Stores the message of a line; an empty text removes it. As on a real store, what the settings do not allow is ignored, and so
 * is a name that the database cannot hold.
 */
export async function storeGiftMessage(
  itemId: number,
  product: Product,
  { to, from, message }: GiftMessage,
  context: Context,
  db: Queryable,
): Promise<void> {
  if (!allowsGiftMessages(context)) return
  if (isImmaterial(product)) throw inputError('Gift Message cannot be updated')
  if (to.length > MAX_NAME || from.length > MAX_NAME) return
  const stored = message.trim() === '' ? null : JSON.stringify({ to, from, message })
  await db.query('update cart_item set gift_message = $2::jsonb where id = $1', [itemId, stored])
}
