import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context, TypeResolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { readUid } from '../uid.ts'
import { isCancelable } from './actions.ts'
import { cancelNow } from './cancelling.ts'
import { findOrder } from './load.ts'
import { sendCancellationKey } from './mail.ts'
import { addComment } from './status.ts'
import { readOrderToken } from './token.ts'
import type { Order } from './types.ts'

const keyLength = 32

/** What the mail's link proves: that whoever opens it reads the guest's mail. */
const keyOf = ({ number }: Order, { tokenKey }: Context): string =>
  createHmac('sha256', tokenKey).update(`cancel ${number}`).digest('hex').slice(0, keyLength)

/** What speaks against cancelling a guest's order; null when nothing does. */
const refusal = (order: Order | null, { model }: Context): { error: string; order?: Order } | null => {
  if (!order) return { error: "The entity that was requested doesn't exist. Verify the entity and try again." }
  if (order.customerId !== null) return { error: 'Current user is not authorized to cancel this order' }
  if (model.settings.config.order_cancellation_enabled !== true) {
    return { error: 'Order cancellation is not enabled for requested store.' }
  }
  return isCancelable(order) ? null : { error: 'Order already closed, complete, cancelled or on hold', order }
}

/** Guests cancel in two steps, from 2.4.8 on: what they ask for has to be confirmed by a link that is mailed. */
export const guestCancelling: TypeResolvers = {
  requestGuestOrderCancel: async (
    _: unknown,
    { input: { token, reason } }: { input: { token: string; reason: string } },
    context: Context,
  ) => {
    if (!reason) throw inputError('Required parameter "reason" is missing or incorrect.')
    const number = readOrderToken(token, context.tokenKey)
    const order = number === null ? null : await findOrder({ number }, context.db)
    const refused = refusal(order, context)
    if (refused || !order) return refused
    const books = { db: context.db, now: context.now }
    await sendCancellationKey(order, keyOf(order, context), books)
    await addComment(order.id, 'Order cancellation confirmation key was sent via email.', books)
    return { error: null, order }
  },
  confirmCancelOrder: async (
    _: unknown,
    { input: { order_id: uid, confirmation_key: key } }: { input: { order_id: string; confirmation_key: string } },
    context: Context,
  ) => {
    const raw = readUid(uid) ?? ''
    if (!/^\d{1,9}$/.test(raw)) throw inputError('Required parameter "order_id" is missing or incorrect.')
    if (key.length !== keyLength) throw inputError('Required parameter "confirmation_key" is missing or incorrect.')
    const order = await findOrder({ id: Number(raw) }, context.db)
    const refused = refusal(order, context)
    if (refused || !order) return refused
    if (
      !timingSafeEqual(Buffer.from(key.padEnd(keyLength)).subarray(0, keyLength), Buffer.from(keyOf(order, context)))
    ) {
      return { error: 'The order cancellation could not be confirmed.' }
    }
    await cancelNow(order, 'confirmed by mail', context)
    return { error: null, order: await findOrder({ id: order.id }, context.db) }
  },
}
