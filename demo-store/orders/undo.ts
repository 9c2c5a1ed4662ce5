import { moveCredit } from '../store-credit/balance.ts'
import { cancel } from './documents.ts'
import { sendCancellation } from './mail.ts'
import type { Books } from './status.ts'
import type { Order } from './types.ts'

/**
 * Undoes an order that nothing was done for: stock and store credit go back, the buyer is told why (French, for
 * shoppers). Returns the products whose stock moved.
 */
export async function undoOrder(order: Order, reason: string, books: Books): Promise<number[]> {
  const products = await cancel(order.id, books)
  if (order.customerId !== null && order.totals.credit > 0) {
    await moveCredit(order.customerId, { action: 'Reverted', cents: order.totals.credit }, books)
  }
  await sendCancellation(order, reason, books)
  return products
}
