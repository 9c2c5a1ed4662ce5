import { setTimeout as pause } from 'node:timers/promises'
import { leavesAtOnce } from '../../../schema/leaves-at-once.ts'
import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type {
  PaymentMethod,
  PlaceOrderInput,
  PlaceOrderSuccess,
  ShippingMethod,
} from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { isOutage, UpstreamError } from '../../magento/upstream-error.ts'
import { captchaService } from '../captcha/captcha-service.ts'
import { cartService, isRefusal } from '../cart/cart-service.ts'
import { renewCoupon } from '../cart/coupon.ts'
import { opaqueId } from '../cart/map-cart.ts'
import type { StoreItem } from '../cart/store-cart.ts'
import { deliveryTitle } from '../delivery/delivery-title.ts'
import { hasOtherTotal, withStoreTotal } from '../orders/confirmed-total.ts'
import { mapPlacedOrder } from '../orders/last-order.ts'
import type { OrderDraft, OrderedDelivery, OrderRecord, SentOrder } from '../orders/order-record.ts'
import { orderService } from '../orders/order-service.ts'
import type { PayingCart } from '../payment/payment-adapter.ts'
import { adapterOf } from '../payment/adapters.ts'
import { isPayer, payerOf } from '../payment/payer.ts'
import { dropApproval } from '../payment/wallet-approval.ts'
import { knownMessage } from '../store-messages.ts'
import { agreementsOf } from './agreements.ts'
import type { CheckoutModel, Current } from './checkout-model.ts'
import { checkoutService } from './checkout-service.ts'
import {
  openedPage,
  orderOfMissingCart,
  type Outcome,
  ownOrder,
  recovered,
  rememberedOrder,
  waitingOrder,
} from './earlier-order.ts'
import { updateSessionAfterOrder } from './session-after-order.ts'
import { changesBetween, changesSince, lineFaults } from './order-changes.ts'
import { orderPlacementOf } from './order-placement.ts'
import { seenIn } from './revision.ts'

export type PlaceOrderResult = Omit<PlaceOrderSuccess, 'checkout'> & {
  __typename: 'PlaceOrderSuccess'
  checkout: CheckoutModel
}

/** Kinds that are charged before the store creates the order: a shopper whose order fails may have paid. */
const CHARGED_BEFORE_THE_ORDER: ReadonlySet<PaymentMethod['kind']> = new Set(['SAVED_CARD', 'WALLET'])

/** Ms to wait before an unexplained refusal is taken as final. */
const REFUSAL_RECHECK_DELAY = 1000

/**
 * Places the order that the shopper saw, once. The store decides: it orders a cart that it still has; a cart that it no longer has was ordered, and
 * the recorded order is returned. Requests for one cart run one after the other, so all get the same response.
 */
export async function placeOrder(input: PlaceOrderInput, context: RequestContext): Promise<PlaceOrderResult> {
  const { session } = context
  const orderPlacement = orderPlacementOf(context.shared)
  const { cartId } = session.data
  if (!cartId || opaqueId(cartId) !== input.cartId) {
    const last = rememberedOrder(input.cartId, session)
    if (last) {
      const known = await orderPlacement.placed.find(last.cartId)
      const order = await orderService(context).learn(known ?? last)
      const isSure = known !== null || order.number !== ''
      return respond(isSure ? { order } : { errorMessage: t('placing.probablyPlaced') }, context)
    }
    // The session lacks the order: its response was lost, or a response to an older request of another tab came after it.
    const gone = await orderPlacement.placed.gone(input.cartId)
    // The page may be older than a sign-in, so the order is shown only to the guest who paid.
    const draft = gone?.draft
    const isOwn = draft?.isGuest && !context.signIn.token() && isPayer(session, draft.payer)
    const own = isOwn ? await ownOrder(draft.cartId, context) : null
    if (own) {
      updateSessionAfterOrder(own, session)
      return respond({ order: own }, context)
    }
    const outcome = gone
      ? { errorMessage: t('placing.probablyPlaced') }
      : { errorMessage: t('placing.changed'), changes: [t('changes.otherCart')] }
    return respond(outcome, context)
  }
  const outcome = await context.upstream.inTurn(cartId, () => place(cartId, input, context))
  if (!('order' in outcome)) return respond(outcome, context)
  const order = await withStoreTotal(outcome.order, context)
  updateSessionAfterOrder(order, session)
  return respond({ order }, context)
}

async function place(cartId: string, input: PlaceOrderInput, context: RequestContext): Promise<Outcome> {
  const { session, signIn, shop } = context
  const service = checkoutService(context)
  const orderPlacement = orderPlacementOf(context.shared)
  const earlier = await orderPlacement.placed.sentOrder(cartId)
  if (earlier && !(await service.isAlive(cartId))) return recovered(earlier, context)
  const current = await service.current()
  if (!current) return orderOfMissingCart(cartId, context)
  const checkout = await service.show(current)
  const waiting = openedPage(cartId, checkout, earlier, context) ?? (await waitingOrder(cartId, checkout, context))
  if (waiting) return { order: waiting }

  const changes = changesSince(input.revision, checkout)
  if (changes.length > 0) {
    // A coupon that still reduces something is valid.
    const isIdle = checkout.cart.totals.discounts.length === 0
    const settled = isIdle ? await withCouponsRenewed(current, checkout, context) : null
    return { errorMessage: t('placing.changed'), changes: settled ? changesSince(input.revision, settled) : changes }
  }
  const isGuest = signIn.token() === undefined
  const objection = objectionTo(checkout, isGuest) ?? (await missingAgreement(input.agreementIds, context))
  if (objection) return { errorMessage: objection }
  const paying = payingCart(current, checkout, isGuest, context)
  if (!paying) return { errorMessage: t('placing.incomplete') }
  const adapter = adapterOf(paying.method.code, context)
  if (!adapter) return { errorMessage: t('checkout.paymentGone') }
  const refusal = adapter.objection?.(paying, context) ?? null
  if (refusal) {
    dropApproval(session)
    return { errorMessage: refusal }
  }

  const proven = await captchaService(context).check('PLACE_ORDER', input.captcha)
  if (!proven) return { errorMessage: t('captcha.refused') }

  const sent: SentOrder = { draft: paying.draft, since: Date.now() }
  // Recorded before it is sent, so that nothing is lost if the process ends. A payment page that is open already stays recorded.
  if (!earlier?.redirectUrl) await orderPlacement.placed.recordSent(sent)
  try {
    const record: OrderRecord = { ...paying.draft, ...(await adapter.place(paying, proven, context)) }
    if (record.number === '') {
      // Recorded in case the cart turns out to be gone.
      await orderPlacement.placed.recordSent({
        ...sent,
        ...(record.redirectUrl && { redirectUrl: record.redirectUrl }),
      })
      return { order: { ...record, since: sent.since } }
    }
    if (record.state === 'PENDING' && !record.redirectUrl) {
      // The store accepted the order and then failed to open the payment page.
      const unopened = { ...sent, number: record.number }
      await orderPlacement.placed.recordSent(unopened)
      return recovered(unopened, context)
    }
    await orderPlacement.placed.save(record)
    orderPlacement.minimums.taken(shop.storeView, checkout.cart)
    return { order: record }
  } catch (error) {
    if (isOutage(error)) return afterSilence(error, sent, context)
    if (!isRefusal(error)) {
      context.shared.countOrder('failed')
      throw error
    }
    return afterRefusal(error, current, checkout, context)
  }
}

/** Handles a missing response: the store may have accepted the order. */
async function afterSilence(error: unknown, sent: SentOrder, context: RequestContext): Promise<Outcome> {
  await orderPlacementOf(context.shared).placed.recordSent(sent)
  const isThere = await checkoutService(context).isAlive(sent.draft.cartId)
  if (!isThere) return recovered(sent, context)
  context.shared.countOrder('failed')
  const wasSent = error instanceof UpstreamError && error.kind === 'unavailable'
  const isUnclear = wasSent && CHARGED_BEFORE_THE_ORDER.has(sent.draft.payment.kind)
  return { errorMessage: t(isUnclear ? 'payment.unclear' : 'placing.noResponse') }
}

/** Handles a refusal: if the cart is gone nevertheless, a concurrent request ordered it. */
async function afterRefusal(
  error: UpstreamError,
  { cartId }: Current,
  before: CheckoutModel,
  context: RequestContext,
): Promise<Outcome> {
  const service = checkoutService(context)
  const now = await service.current()
  if (!now) return orderOfMissingCart(cartId, context)
  const after = await service.show(now)
  orderPlacementOf(context.shared).minimums.note(context.shop.storeView, after.cart, error.message)
  const { currency } = after.cart.totals.totalInclTax.value
  const faults = lineFaults(after)
  const changesIn = (checkout: CheckoutModel) => changesBetween(seenIn(before), seenIn(checkout), currency)
  const changes = changesIn(after)
  if (faults.length === 0 && changes.length === 0) {
    // When several processes order a cart at once, Magento accepts one and refuses the others immediately.
    await pause(REFUSAL_RECHECK_DELAY)
    if (!(await service.current())) return orderOfMissingCart(cartId, context)
  }
  context.shared.countOrder('refused')
  const settled = faults.length === 0 ? await withCouponsRenewed(now, after, context) : null
  const isCoupon = settled !== null && settled.cart.coupons.length < after.cart.coupons.length
  const reason = isCoupon ? t('placing.changed') : knownMessage(error.message)
  return {
    errorMessage: faults[0] ?? reason ?? t('placing.refused'),
    changes: [...faults, ...(settled ? changesIn(settled) : changes)],
  }
}

/** Returns the checkout after its coupons were applied again; null if it has none. */
async function withCouponsRenewed(
  { cartId }: Current,
  { cart: { coupons } }: CheckoutModel,
  context: RequestContext,
): Promise<CheckoutModel | null> {
  if (coupons.length === 0) return null
  for (const { code } of coupons) await renewCoupon(cartId, code, cartService(context))
  const service = checkoutService(context)
  return service.show(await service.current())
}

function payingCart(
  { cartId }: Current,
  checkout: CheckoutModel,
  isGuest: boolean,
  { session, shop }: RequestContext,
): PayingCart | null {
  const { paymentMethod: method } = checkout
  if (!method) return null
  const payer = payerOf(session)
  const draft = { ...draftOf(cartId, checkout, method, isGuest, shop), ...(payer && { payer }) }
  return { cartId, method, total: draft.total, currency: draft.currency, draft }
}

async function respond(outcome: Outcome, context: RequestContext): Promise<PlaceOrderResult> {
  const order = 'order' in outcome ? outcome.order : null
  const { errorMessage = null, changes = [] } = 'order' in outcome ? {} : outcome
  return {
    __typename: 'PlaceOrderSuccess',
    success: order !== null,
    errorMessage,
    changes,
    checkout: await (order ? checkoutService(context).readAfterOrder() : checkoutService(context).read()),
    order: order && mapPlacedOrder(order),
    // A shopper who confirmed another total is told before anything is paid.
    redirectUrl: (order?.state === 'PENDING' && !hasOtherTotal(order) && order.redirectUrl) || null,
  }
}

/** Returns the record of an order, with what the shopper saw. */
function draftOf(
  cartId: string,
  checkout: CheckoutModel,
  { code, title, kind }: PaymentMethod,
  isGuest: boolean,
  shop: RequestContext['shop'],
): OrderDraft {
  const { totals, items, coupons } = checkout.cart
  const { email, shippingMethod, storeCredit } = checkout
  const person = checkout.billingAddress ?? checkout.shippingAddress
  return {
    cartId,
    email: email ?? '',
    ...(person && { person: { firstname: person.firstname, lastname: person.lastname } }),
    payment: { code, title, kind },
    isGuest,
    currency: totals.totalInclTax.value.currency,
    total: totals.totalInclTax.value.cents,
    tax: totals.taxes.reduce((sum, { price }) => sum + price.value.cents, 0),
    shipping: totals.shipping?.priceInclTax.value.cents ?? 0,
    discount: totals.discounts.reduce((sum, { price }) => sum + Math.abs(price.value.cents), 0),
    ...(storeCredit?.applied && { credit: storeCredit.applied.value.cents }),
    coupons: coupons.map((coupon) => coupon.code),
    ...(shippingMethod && { delivery: deliveryOf(shippingMethod, checkout.pickupPoint, { code, kind }) }),
    placedAt: Date.now(),
    items: items.map(({ sku, name, qty, options, priceInfo, choice, product, stored }) => ({
      sku,
      name,
      qty,
      ...(product.path && { path: product.path }),
      ...(options.length > 0 && { options }),
      price: priceInfo.price.priceInclTax.value.cents,
      ...(priceInfo.unitPrice && { perUnit: priceInfo.unitPrice }),
      ...(choice && { choice }),
      ...(stored && { extra: extraOf(stored, shop) }),
    })),
  }
}

function extraOf(line: StoreItem, shop: RequestContext['shop']): object {
  return Object.assign({}, ...activeExtensions(shop).map(({ orderedLine }) => orderedLine?.(line)))
}

function deliveryOf(
  { carrierTitle, title, arrivals }: ShippingMethod,
  point: CheckoutModel['pickupPoint'],
  payment: Pick<PaymentMethod, 'code' | 'kind'>,
): OrderedDelivery {
  const [next] = leavesAtOnce(payment) ? arrivals : []
  const place = point && [
    point.name,
    ...point.address.streetAddress,
    `${point.address.postalCode} ${point.address.locality}`,
  ]
  return {
    title: deliveryTitle(carrierTitle, title),
    ...(place && { point: place.filter(Boolean).join(', ') }),
    ...(next && { days: [next.first, next.last] }),
  }
}

/** Returns why this checkout cannot be ordered; null if it can. */
function objectionTo(checkout: CheckoutModel, isGuest: boolean): string | null {
  if (isGuest && !checkout.isGuestAllowed) return t('placing.guestForbidden')
  const [fault] = lineFaults(checkout)
  if (fault) return fault
  // The wallet's adapter reports a missing approval.
  const isReady =
    checkout.step === 'REVIEW' || (checkout.step === 'PAYMENT' && checkout.paymentMethod?.kind === 'WALLET')
  return isReady && checkout.cart.canCheckout ? null : t('placing.incomplete')
}

/** Returns the message for a required agreement that is not ticked. */
async function missingAgreement(agreed: readonly string[], context: RequestContext): Promise<string | null> {
  const required = (await agreementsOf(context)).filter(({ isRequired }) => isRequired)
  return required.every(({ id }) => agreed.includes(id)) ? null : t('placing.agreements')
}
