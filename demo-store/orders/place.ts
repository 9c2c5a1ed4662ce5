import type { PGlite } from '@electric-sql/pglite'
import { unitsOf } from '../cart/demand.ts'
import { loadCart } from '../cart/load.ts'
import { viewCart } from '../cart/view.ts'
import type { CartView } from '../cart/view.ts'
import { saveToBook } from '../checkout/address-book.ts'
import { moveCredit } from '../store-credit/balance.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/rows.ts'
import { storeError } from '../errors.ts'
import { beginPayment } from '../payment/begin.ts'
import { expirePayments } from '../payment/expire.ts'
import { checkCart, OrderRefusal } from './check.ts'
import { insertOrder } from './insert.ts'
import { findOrder } from './load.ts'
import { sendConfirmation } from './mail.ts'
import { sumUnits, takeStock } from './stock.ts'
import type { Order } from './types.ts'

/** Carts on their way to an order, by store. */
const placing = new WeakMap<PGlite, Set<string>>()

const saveAddresses = async (cart: CartView, db: Queryable): Promise<void> => {
  if (cart.customerId === null) return
  const { billingAddress: billing, shippingAddress: shipping } = cart
  const same = JSON.stringify(billing?.street) === JSON.stringify(shipping?.street)
  if (shipping?.saveInBook && !cart.isVirtual) await saveToBook(cart.customerId, shipping, db)
  if (billing?.saveInBook && (!same || cart.isVirtual)) await saveToBook(cart.customerId, billing, db)
}

/** Everything an order changes, in one transaction: stock, the order, credit, payment, the mail, the end of the cart. */
const place = (id: string, returnUrl: string | null, context: Context): Promise<{ order: Order; units: number[] }> =>
  context.db.transaction(async (db) => {
    const cart = await viewCart(await loadCart(id, context, db), context, db)
    checkCart(cart, context)
    const units = sumUnits(cart.lines.flatMap((line) => [...unitsOf(line.product, line.quantity, line.request)]))
    if (!(await takeStock(units, db))) throw new OrderRefusal(context.text('quantityUnavailable'))
    const placed = await insertOrder(cart, 'pending', context, db)
    if (cart.customerId !== null && cart.totals.credit > 0) {
      await moveCredit(cart.customerId, { action: 'Used', cents: -cart.totals.credit }, { db, now: context.now })
    }
    await saveAddresses(cart, db)
    await beginPayment(placed, cart, returnUrl, context, db)
    await db.query('update cart set active = false, updated_at = $2 where id = $1', [
      cart.id,
      context.now().toISOString(),
    ])
    const order = await findOrder({ id: placed.orderId }, db)
    if (!order) throw new Error(`order ${placed.number} was not written`)
    // A card's order is confirmed when it is paid.
    if (order.status !== 'pending_payment') await sendConfirmation(order, { db, now: context.now })
    return { order, units: [...units.keys()] }
  })

/**
 * Makes an order of a cart, once: while it is being made a second call is refused, afterwards the cart is dead. Throws
 * `OrderRefusal` for what the shopper can mend, and what `findCart` throws.
 */
export const placeCart = async (id: string, returnUrl: string | null, context: Context): Promise<Order> => {
  if (context.customerId === null && context.model.settings.config.is_guest_checkout_enabled === false) {
    throw storeError('graphql-authorization', context.text('guestCheckoutOff'))
  }
  await expirePayments(context)
  const busy = placing.get(context.db) ?? new Set<string>()
  placing.set(context.db, busy)
  if (busy.has(id)) throw new OrderRefusal(context.text('orderStopped'))
  busy.add(id)
  try {
    const { order, units } = await context.lock(id, () => place(id, returnUrl, context))
    await context.stockMoved(units)
    return order
  } finally {
    busy.delete(id)
  }
}
