import type { Context, TypeResolvers } from '../context.ts'
import { signedIn } from '../customer/signed-in.ts'
import { inputError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { cancellationReasons } from '../store/cancellation-reasons.ts'
import { readUid } from '../uid.ts'
import { isCancelable } from './actions.ts'
import { findOrder } from './load.ts'
import { addComment } from './status.ts'
import type { Order } from './types.ts'
import { undoOrder } from './undo.ts'

/** Number in an id: 2.4.7 wants the raw entity id, 2.4.8 the encoded one. */
const entityId = (id: string, { level }: Context): number => {
  const raw = reaches(level, '2.4.8') ? (readUid(id) ?? '') : id
  return /^\d{1,9}$/.test(raw) ? Number(raw) : 0
}

export const cancelNow = async (order: Order, reason: string, context: Context): Promise<void> => {
  const moved = await context.db.transaction(async (db) => {
    const books = { db, now: context.now }
    await addComment(order.id, `Order cancellation: ${reason}`, books)
    return undoOrder(order, 'Vous l’avez demandé.', books)
  })
  await context.stockMoved(moved)
}

/** Cancels a customer's own order that nothing is shipped of. What is refused stands in `error`, with the order. */
export const cancelOrder: TypeResolvers[string] = async (
  _: unknown,
  { input }: { input: { order_id: string; reason: string } },
  context: Context,
) => {
  const customerId = signedIn(context)
  const id = entityId(input.order_id, context)
  const order = id ? await findOrder({ id }, context.db) : null
  if (!id) throw inputError('Required parameter "order_id" is missing or incorrect.')
  if (!input.reason) throw inputError('Required parameter "reason" is missing or incorrect.')
  if (!order) return { error: "The entity that was requested doesn't exist. Verify the entity and try again." }
  if (order.customerId !== customerId) return { error: 'Current user is not authorized to cancel this order' }
  if (context.model.settings.config.order_cancellation_enabled !== true) {
    return { error: 'Order cancellation is not enabled for requested store.' }
  }
  // Before 2.4.8 any reason is taken.
  if (reaches(context.level, '2.4.8') && !cancellationReasons.includes(input.reason))
    return { error: 'Order cancellation reason is invalid.', order }
  if (order.documents.some(({ kind }) => kind === 'shipment') && order.status === 'processing') {
    return { error: 'Order with one or more items shipped cannot be cancelled', order }
  }
  if (!isCancelable(order)) return { error: 'Order already closed, complete, cancelled or on hold', order }
  await cancelNow(order, input.reason, context)
  return { error: null, order: await findOrder({ id }, context.db) }
}
