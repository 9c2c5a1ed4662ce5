import type { Product } from '../catalog/types.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'

/** The gift message of a cart line. */
export type GiftMessage = { to: string; from: string; message: string }

/** Length of the columns for both names. */
const MAX_NAME = 255

/** Whether the settings allow messages for lines. No product of the seed has a setting of its own. */
export function allowsGiftMessages({ model }: Pick<Context, 'model'>): boolean {
  return model.settings.config.allow_items === '1'
}

/** Whether the product is not shipped, so that it can have no message. */
export function isImmaterial({ type }: Pick<Product, 'type'>): boolean {
  return type === 'virtual' || type === 'downloadable'
}

/**
 * Stores the message of a line; an empty text removes it. As in Magento, nothing is stored, without an error, if the settings do not
 * allow it or if a name is too long for its column.
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
