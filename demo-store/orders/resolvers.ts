import { createHmac, timingSafeEqual } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { loadCart } from '../cart/load.ts'
import { required } from '../cart/open.ts'
import { unitsOf } from '../cart/quantity.ts'
import { couponRule } from '../cart/totals.ts'
import { type CartView, viewCart } from '../cart/view.ts'
import { saveToBook } from '../checkout/address-book.ts'
import type { Context, Resolvers, TypeResolvers } from '../context.ts'
import { signedIn } from '../customer/sign-in.ts'
import type { Queryable, Database } from '../database/rows.ts'
import { inputError, noSuchEntity, storeError } from '../errors.ts'
import { reaches } from '../levels.ts'
import { beginPayment, type ReturnUrls } from '../payment/begin.ts'
import { expirePayments } from '../payment/sessions.ts'
import { moveCredit } from '../store-credit/balance.ts'
import { checkCaptcha } from '../store/captcha.ts'
import { errorCode } from '../store/messages.ts'
import { CANCELLATION_REASONS } from '../store/settings.ts'
import { readUid } from '../uid.ts'
import { sumUnits, takeStock, undoOrder } from './documents.ts'
import { findOrder } from './load.ts'
import { customerOrders, guestOrderQueries, readOrderToken } from './lookup.ts'
import { sendCancellationKey, sendConfirmation } from './mail.ts'
import { orderResolvers } from './order-resolvers.ts'
import { checkCart, insertOrder, OrderRefusal } from './place.ts'
import { reorderItems } from './reorder.ts'
import { addComment, isCancelable } from './status.ts'
import type { Order } from './types.ts'

/** Carts that are being ordered, by store. */
const placing = new WeakMap<Database, Set<string>>()

const WINDOW_MS = 60_000

/** Times of the latest guest order attempts, by store. */
const tries = new WeakMap<Database, number[]>()

type Input = ReturnUrls & { cart_id: string }

const CODES: [string, string][] = [
  ['Could not find a cart with ID', 'CART_NOT_FOUND'],
  ["The cart isn't active", 'CART_NOT_ACTIVE'],
  ['Guest email for cart is missing', 'GUEST_EMAIL_MISSING'],
  ['Unable to place order', 'UNABLE_TO_PLACE_ORDER'],
]

const KEY_LENGTH = 32

/** Guests cancel in two steps (from 2.4.8 on): the request is confirmed by a mailed link. */
const guestCancelling: TypeResolvers = {
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
    if (key.length !== KEY_LENGTH) throw inputError('Required parameter "confirmation_key" is missing or incorrect.')
    const order = await findOrder({ id: Number(raw) }, context.db)
    const refused = refusal(order, context)
    if (refused || !order) return refused
    if (
      !timingSafeEqual(Buffer.from(key.padEnd(KEY_LENGTH)).subarray(0, KEY_LENGTH), Buffer.from(keyOf(order, context)))
    ) {
      return { error: 'The order cancellation could not be confirmed.' }
    }
    await cancelNow(order, 'confirmed by mail', context)
    return { error: null, order: await findOrder({ id: order.id }, context.db) }
  },
}

/** Orders: placing, reading, cancelling and reordering. */
export const salesResolvers: Resolvers = {
  ...orderResolvers,
  Query: guestOrderQueries,
  Mutation: { placeOrder, reorderItems, cancelOrder, ...guestCancelling },
  Customer: { orders: customerOrders },
}

/** Why a guest's order cannot be cancelled, or null. */
function refusal(order: Order | null, context: Context): { error: string; order?: Order } | null {
  if (!order) return { error: context.text('entityMissing') }
  if (order.customerId !== null) return { error: 'Current user is not authorized to cancel this order' }
  if (context.model.settings.config.order_cancellation_enabled !== true) {
    return { error: 'Order cancellation is not enabled for requested store.' }
  }
  return isCancelable(order) ? null : { error: 'Order already closed, complete, cancelled or on hold', order }
}

/** The key in the mailed link, which proves access to the guest's mailbox. */
function keyOf({ number }: Order, { tokenKey }: Context): string {
  return createHmac('sha256', tokenKey).update(`cancel ${number}`).digest('hex').slice(0, KEY_LENGTH)
}

async function cancelNow(order: Order, reason: string, context: Context): Promise<void> {
  const moved = await context.db.transaction(async (db) => {
    const books = { db, now: context.now }
    await addComment(order.id, `Order cancellation: ${reason}`, books)
    return undoOrder(order, 'Vous l’avez demandé.', books)
  })
  await context.stockMoved(moved)
}

/**
 * Up to 2.4.6, and in releases without the field `errors`, refusals are GraphQL errors; from 2.4.7 on they are in that field
 * and `orderV2` is null. From 2.4.9 on they are both.
 */
async function placeOrder(_: unknown, { input }: { input?: Input | null }, context: Context) {
  const id = required(input?.cart_id, 'cart_id', context)
  checkCaptcha('PLACE_ORDER', context)
  checkOrderLimit(context)
  try {
    const order = await placeCart(id, input ?? {}, context)
    return { order: shortOrder(order), orderV2: order, errors: reaches(context.level, '2.4.9') ? null : [] }
  } catch (error) {
    if (!(error instanceof OrderRefusal) && !isMissingCart(error)) throw error
    const { level } = context
    if (!reaches(level, '2.4.7') || level === 'mage-os-2.3') {
      throw error instanceof OrderRefusal ? inputError(context.text('orderFailed', error.message)) : error
    }
    if (reaches(level, '2.4.9')) {
      const category = isMissingCart(error) ? error.extensions.category : 'graphql-input'
      context.alsoRefused.push(new GraphQLError(error.message, { path: ['placeOrder'], extensions: { category } }))
    }
    return { order: null, orderV2: null, errors: [{ code: codeOf(error, context), message: error.message }] }
  }
}

/** Up to 2.4.8 codes are read from words of a message that may be translated. */
function codeOf(error: OrderRefusal | GraphQLError, context: Context): string {
  if (!reaches(context.level, '2.4.9') || !isMissingCart(error)) return errorCode(error.message, CODES)
  return error.message === context.text('cartInactive') ? 'CART_NOT_ACTIVE' : 'CART_NOT_FOUND'
}

/** Cancels a customer's own order of which nothing is shipped. A refusal is in `error`, beside the order. */
async function cancelOrder(_: unknown, { input }: { input: { order_id: string; reason: string } }, context: Context) {
  const customerId = signedIn(context)
  const id = entityId(input.order_id, context)
  const order = id ? await findOrder({ id }, context.db) : null
  if (!id) throw inputError('Required parameter "order_id" is missing or incorrect.')
  if (!input.reason) throw inputError('Required parameter "reason" is missing or incorrect.')
  if (!order) return { error: context.text('entityMissing') }
  if (order.customerId !== customerId) return { error: 'Current user is not authorized to cancel this order' }
  if (context.model.settings.config.order_cancellation_enabled !== true) {
    return { error: 'Order cancellation is not enabled for requested store.' }
  }
  // Before 2.4.8 any reason is accepted.
  if (reaches(context.level, '2.4.8') && !CANCELLATION_REASONS.includes(input.reason))
    return { error: 'Order cancellation reason is invalid.', order }
  if (order.documents.some(({ kind }) => kind === 'shipment') && order.status === 'processing') {
    return { error: 'Order with one or more items shipped cannot be cancelled', order }
  }
  if (!isCancelable(order)) return { error: 'Order already closed, complete, cancelled or on hold', order }
  await cancelNow(order, input.reason, context)
  return { error: null, order: await findOrder({ id }, context.db) }
}

/**
 * Magento's backpressure (from 2.4.7 on): refuses more than `guest_order_limit` attempts per minute with an error
 * without extensions. Guests are counted by IP address, so all shoppers behind one server share a count. Zero
 * switches it off.
 */
function checkOrderLimit({ db, model, level, customerId, now }: Context): void {
  const limit = Number(model.settings.config.guest_order_limit ?? 0)
  if (!limit || customerId !== null || !reaches(level, '2.4.7')) return
  const time = now().getTime()
  const recent = (tries.get(db) ?? []).filter((earlier) => time - earlier < WINDOW_MS)
  tries.set(db, [...recent.slice(-limit), time])
  if (recent.length >= limit) throw new GraphQLError('Too Many Requests', { extensions: { category: '' } })
}

/**
 * Places the order of a cart, once: concurrent calls are refused, and the cart is inactive afterwards. Throws
 * `OrderRefusal` for what the shopper can correct, and what `findCart` throws. `reservedId`: the order's id, if it has one already.
 */
export async function placeCart(
  id: string,
  returnUrls: ReturnUrls,
  context: Context,
  reservedId: number | null = null,
): Promise<Order> {
  if (context.customerId === null && context.model.settings.config.is_guest_checkout_enabled === false) {
    throw storeError('graphql-authorization', context.text('guestCheckoutOff'))
  }
  await expirePayments(context)
  const busy = placing.get(context.db) ?? new Set<string>()
  placing.set(context.db, busy)
  if (busy.has(id)) throw new OrderRefusal(context.text('orderStopped'))
  busy.add(id)
  try {
    const { order, units } = await context.lock(id, () => place(id, returnUrls, context, reservedId))
    await context.stockMoved(units)
    return order
  } finally {
    busy.delete(id)
  }
}

/** The deprecated, short form of an order. */
function shortOrder(order: Order) {
  return { order_id: order.number, order_number: order.number, order }
}

function isMissingCart(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.category === 'graphql-no-such-entity'
}

/** Returns the number in an id: 2.4.7 expects the raw entity id, 2.4.8 the encoded one. */
function entityId(id: string, { level }: Context): number {
  const raw = reaches(level, '2.4.8') ? (readUid(id) ?? '') : id
  return /^\d{1,9}$/.test(raw) ? Number(raw) : 0
}

/** Writes everything an order changes in one transaction: stock, order, credit, payment, mail, cart. */
function place(
  id: string,
  returnUrls: ReturnUrls,
  context: Context,
  reservedId: number | null,
): Promise<{ order: Order; units: number[] }> {
  return context.db.transaction(async (db) => {
    const cart = await viewCart(await loadCart(id, context, db), context, db)
    checkCart(cart, context)
    // Magento drops a coupon that no longer applies when it saves a cart, and does not save the one it refuses.
    if (cart.couponCode !== null && !couponRule(cart.couponCode, cart.lines, context)) {
      throw noSuchEntity(context.text('couponInvalid'))
    }
    const units = sumUnits(cart.lines.flatMap((line) => [...unitsOf(line.product, line.quantity, line.request)]))
    if (!(await takeStock(units, db))) throw new OrderRefusal(context.text('quantityUnavailable'))
    const placed = await insertOrder(cart, 'pending', context, db, reservedId)
    if (cart.customerId !== null && cart.totals.credit > 0) {
      await moveCredit(cart.customerId, { action: 'Used', cents: -cart.totals.credit }, { db, now: context.now })
    }
    await saveAddresses(cart, db)
    const staysOpen = await beginPayment(placed, cart, returnUrls, context, db)
    await db.query('update cart set active = $3, updated_at = $2 where id = $1', [
      cart.id,
      context.now().toISOString(),
      staysOpen,
    ])
    const order = await findOrder({ id: placed.orderId }, db)
    if (!order) throw new Error(`order ${placed.number} was not written`)
    // An order with a page of a provider is confirmed when it is paid.
    if (order.status !== 'pending_payment') await sendConfirmation(order, { db, now: context.now })
    return { order, units: [...units.keys()] }
  })
}

async function saveAddresses(cart: CartView, db: Queryable): Promise<void> {
  if (cart.customerId === null) return
  const { billingAddress: billing, shippingAddress: shipping } = cart
  const same = JSON.stringify(billing?.street) === JSON.stringify(shipping?.street)
  if (shipping?.saveInBook && !cart.isVirtual) await saveToBook(cart.customerId, shipping, db)
  if (billing?.saveInBook && (!same || cart.isVirtual)) await saveToBook(cart.customerId, billing, db)
}
