import type { CartView } from '../cart/view.ts'
import type { Context } from '../context.ts'
import { databaseTime } from '../database/rows.ts'
import { insertRows } from '../database/rows.ts'
import type { Queryable } from '../database/rows.ts'
import { insertLinks } from '../downloads/purchased.ts'
import { paymentMethodsFor } from '../payment/methods.ts'
import { snapshotOf } from './snapshot.ts'
import type { Order, OrderStatus } from './types.ts'

const numberLength = 9

const deliveryOf = ({ rate }: CartView): Order['delivery'] =>
  rate?.method == null
    ? null
    : {
        carrier: rate.carrier,
        carrierTitle: rate.carrierTitle,
        method: rate.method,
        methodTitle: rate.methodTitle ?? '',
        kind: rate.kind,
      }

const paymentOf = (cart: CartView, context: Context): Order['payment'] => {
  const code = cart.payment?.code ?? ''
  const number = cart.payment?.purchaseOrderNumber
  return {
    code,
    title: paymentMethodsFor(cart, context).find((method) => method.code === code)?.title ?? code,
    data: number == null ? [] : [{ name: 'Purchase Order Number', value: number }],
  }
}

/** Writes a checked cart as an order. */
export const insertOrder = async (
  cart: CartView,
  status: OrderStatus,
  context: Context,
  db: Queryable,
): Promise<{ orderId: number; number: string }> => {
  const { rows } = await db.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('sales_order', 'id'))::int as id",
  )
  const id = rows[0]?.id ?? 0
  const number = String(id).padStart(numberLength, '0')
  const now = databaseTime(context.now())
  const { totals } = cart
  await insertRows(db, 'sales_order', [
    {
      id,
      number,
      store_id: context.view.id,
      customer_id: cart.customerId,
      cart_id: cart.id,
      email: cart.email,
      status,
      created_at: now,
      updated_at: now,
      addresses: { billing: cart.billingAddress, shipping: cart.isVirtual ? null : cart.shippingAddress },
      shipping: deliveryOf(cart),
      payment: paymentOf(cart, context),
      totals: {
        subtotalIncludingTax: totals.subtotalIncludingTax,
        subtotalExcludingTax: totals.subtotalExcludingTax,
        discounts: totals.discounts,
        shipping: totals.shipping,
        tax: totals.tax,
        credit: totals.credit,
        grandTotal: totals.grandTotal,
      },
      coupon_code: cart.couponCode,
      agreements: context.model.checkout.agreements.map(({ name }) => name),
    },
  ])
  for (const line of cart.lines) {
    const snapshot = snapshotOf(line, context)
    const { rows: items } = await db.query<{ id: number }>(
      'insert into sales_order_item (order_id, product_id, request, snapshot, ordered) values ($1, $2, $3, $4, $5) returning id',
      [id, line.product.id, JSON.stringify(line.request), JSON.stringify(snapshot), line.quantity],
    )
    if (items[0]) await insertLinks(items[0].id, snapshot, db)
  }
  return { orderId: id, number }
}
