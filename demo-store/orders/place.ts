import { enteredText, isIncomplete, lineSku, partPrice } from '../cart/lines.ts'
import { unitsOf } from '../cart/quantity.ts'
import type { CartView, LineView } from '../cart/view.ts'
import { bundleItemUid, bundleSelectionUid } from '../catalog/composite-resolvers.ts'
import { chosenOption } from '../catalog/configurable-resolvers.ts'
import { missingFields, missingText } from '../checkout/address.ts'
import { paymentMethodsFor } from '../checkout/methods.ts'
import { hasPlaceFor } from '../checkout/pickup.ts'
import type { Context } from '../context.ts'
import { databaseTime, insertRows, type Queryable } from '../database/rows.ts'
import { insertLinks } from '../downloads/purchased.ts'
import { providerOf } from '../payment/provider.ts'
import type { Order, OrderedOption, OrderStatus, Snapshot } from './types.ts'

const NUMBER_LENGTH = 9

/** A reason why a cart cannot be ordered, in the shopper's language. */
export class OrderRefusal extends Error {}

/** Writes a checked cart as an order. */
export async function insertOrder(
  cart: CartView,
  status: OrderStatus,
  context: Context,
  db: Queryable,
  reservedId: number | null = null,
): Promise<{ orderId: number; number: string }> {
  const { rows } = await db.query<{ id: number }>(
    "select coalesce($1::int, nextval(pg_get_serial_sequence('sales_order', 'id'))::int) as id",
    [reservedId],
  )
  const id = rows[0]?.id ?? 0
  const number = String(id).padStart(NUMBER_LENGTH, '0')
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

/**
 * What prevents a cart from being ordered, in Magento's order: e-mail, delivery address and method, billing address,
 * payment. An empty cart has nothing to ship and only the free method, so its payment is refused.
 */
export function checkCart(cart: CartView, context: Context): void {
  if (!cart.email) throw new OrderRefusal(context.text('guestEmailMissing'))
  if (cart.lines.some(isIncomplete)) throw new OrderRefusal(context.text('optionsIncomplete'))
  if (cart.lines.length && !cart.isVirtual) {
    const missing = missingFields(cart.shippingAddress, context)
    if (missing.length) throw new OrderRefusal(context.text('checkShippingAddress', missingText(missing, context)))
    if (!cart.rate) throw new OrderRefusal(context.text('shippingMethodMissing'))
  }
  const missing = missingFields(cart.billingAddress, context)
  if (missing.length) throw new OrderRefusal(context.text('checkBillingAddress', missingText(missing, context)))
  const { payment } = cart
  if (!payment || !paymentMethodsFor(cart, context).some(({ code }) => code === payment.code)) {
    throw new OrderRefusal(context.text('paymentUnavailable'))
  }
  if (payment.code === 'purchaseorder' && payment.purchaseOrderNumber === null) {
    throw new OrderRefusal(context.text('purchaseOrderNumberMissing'))
  }
  if (cart.rate && !hasPlaceFor(cart.rate.kind, cart.shippingAddress, context)) {
    throw new OrderRefusal(context.text('pickupLocationMissing'))
  }
  checkMinimum(cart, context)
}

function deliveryOf({ rate }: CartView): Order['delivery'] {
  return rate?.method == null
    ? null
    : {
        carrier: rate.carrier,
        carrierTitle: rate.carrierTitle,
        method: rate.method,
        methodTitle: rate.methodTitle ?? '',
        kind: rate.kind,
      }
}

function paymentOf(cart: CartView, context: Context): Order['payment'] {
  const code = cart.payment?.code ?? ''
  const number = cart.payment?.purchaseOrderNumber
  return {
    code: providerOf(code)?.recordedAs ?? code,
    title: paymentMethodsFor(cart, context).find((method) => method.code === code)?.title ?? code,
    data: number == null ? [] : [{ name: 'Purchase Order Number', value: number }],
  }
}

/** The part of a line that an order stores. */
function snapshotOf(line: LineView, context: Context): Snapshot {
  return {
    sku: lineSku(line),
    name: line.product.name,
    type: line.product.type,
    rowIncludingTax: line.totals.rowIncludingTax,
    rowExcludingTax: line.totals.rowExcludingTax,
    tax: line.totals.tax,
    discounts: line.totals.discounts,
    options: optionsOf(line, context),
    bundle: bundleOf(line),
    links: (line.product.links?.items ?? [])
      .filter(({ id }) => line.links.includes(id))
      .map(({ id, title, unlimited }) => ({ id, title, unlimited })),
    giftMessage: line.giftMessage,
    isShipped: line.product.type !== 'virtual' && line.product.type !== 'downloadable',
    units: [...unitsOf(line.product, line.quantity, line.request)],
  }
}

/** The minimum order amount, with tax and after discounts. Magento only checks it here and shows it in no field. */
function checkMinimum({ totals }: CartView, { model, text }: Context): void {
  const { minimum_order_amount: amount, minimum_order_description: description } = model.settings.config
  if (totals.subtotalIncludingTax - totals.discount >= Number(amount ?? 0) * 100) return
  throw new OrderRefusal(description ? String(description) : text('minimumOrder', Number(amount).toFixed(2)))
}

function optionsOf({ product, variant, options }: LineView, context: Context): OrderedOption[] {
  return [
    ...product.superAttributes.flatMap((attribute): OrderedOption[] => {
      const option = variant ? chosenOption(variant, attribute) : undefined
      return option ? [{ label: attribute.label, value: option.label, kind: 'attribute' }] : []
    }),
    ...options.flatMap((choice): OrderedOption[] => {
      const { option, values } = choice
      if (!('values' in option)) return [{ label: option.title, value: enteredText(choice, context), kind: 'text' }]
      const titles = option.values.filter(({ id }) => values.includes(id)).map(({ title }) => title)
      return titles.length ? [{ label: option.title, value: titles.join(', '), kind: 'choice' }] : []
    }),
  ]
}

function bundleOf({ product, bundle, quantity }: LineView): Snapshot['bundle'] {
  return (product.bundle?.items ?? []).flatMap((item) => {
    const chosen = bundle.filter((choice) => choice.item.id === item.id)
    if (!chosen.length) return []
    return {
      uid: bundleItemUid(item.id),
      label: item.title,
      values: chosen.map((choice) => ({
        uid: bundleSelectionUid(item.id, choice.selection.id, choice.selection.qty),
        name: choice.selection.product.name,
        sku: choice.selection.product.sku,
        quantity: choice.qty,
        cents: partPrice(choice, { product, quantity }),
      })),
    }
  })
}
