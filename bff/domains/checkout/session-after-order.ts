import { saveLastOrder, lastOrder } from '../orders/last-order.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import type { Session } from '../../session/session.ts'
import { dropApproval } from '../payment/wallet-approval.ts'

/**
 * Updates the session after an order: keeps the order, and removes its cart, but not one that was begun meanwhile. A payment before its order leaves
 * the cart.
 */
export function updateSessionAfterOrder(order: OrderRecord, session: Session): void {
  const last = lastOrder(session)
  session.noteBought(true)
  if (last?.number !== order.number || last.number === '') saveLastOrder(session, order)
  if (order.number === '' && order.state === 'PENDING') return
  const { cartId } = session.data
  if (cartId && cartId !== order.cartId) return
  session.set('cartId', undefined)
  session.set('homeAddress', undefined)
  dropApproval(session)
}
