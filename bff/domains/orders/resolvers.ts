import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type {
  CancellationReason,
  CancelOrderSuccess,
  FindGuestOrderInput,
} from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { customerService } from '../customer/customer-service.ts'
import { SETTINGS_POLICY } from '../shop/settings-policy.ts'
import { flagsOf } from '../shop/store-loaders.ts'
import { storeMessage } from '../store-messages.ts'
import { isNumericId, plainId } from '../uid.ts'
import { boughtGoods } from './bought-goods.ts'
import { orderLookup, saveOrderLookup, withdrawnAt } from './order-lookup.ts'
import { mapPlacedOrder } from './last-order.ts'
import { CancellationReasons, CancelOrder } from './magento/cancellation.generated.ts'
import { ConfirmGuestCancellation, RequestGuestCancellation } from './magento/guest-cancellation.generated.ts'
import { orderIds } from './order-ids.ts'
import { noOrders } from './order-list.ts'
import { orderLoaders } from './order-loaders.ts'
import { requireFigure, type OrderModel } from './order-model.ts'
import { pictureOf } from './order-pictures.ts'
import { orderService } from './order-service.ts'
import { reportShown } from './order-shown.ts'
import { reorder } from './reorder.ts'
import { withdraw } from './withdraw.ts'

const MAX_REASON = 200

const KEY = /^[\w-]{1,128}$/

export const orderResolvers: Resolvers = {
  Query: {
    async placedOrder(_, __, context) {
      const order = await orderService(context).last()
      // The guest who ordered may have made an account since.
      return order && { ...mapPlacedOrder(order), canRegister: order.isGuest && !context.signIn.token() }
    },
    async lastPaymentMethod(_, __, context) {
      const orders = await customerService(context).asCustomer(() => orderLoaders(context).latestOrders())
      const [payment = (await orderService(context).last())?.payment] =
        orders?.flatMap(({ payments }) => payments) ?? []
      return payment?.code ?? null
    },
    guestOrderProof: (_, __, context) => orderLoaders(context).guestOrderProof,
    orderLookup: (_, { number }, { session }) => orderLookup(number, session),
    async order(_, { order_id: id }, context) {
      const number = orderIds(context.shared).open(id)
      return number ? orderLoaders(context).shownOrder(number) : null
    },
  },
  Order: {
    cancellationReasons: (order, _, context) => cancellationReasons(order, context),
    totals: ({ totals }) => requireFigure(totals),
    withdrawnAt: ({ number }, _, { session }) => withdrawnAt(number, session),
  },
  OrderItem: {
    price: ({ price }) => requireFigure(price),
    rowTotal: ({ rowTotal }) => requireFigure(rowTotal),
    imageUrl: ({ stored }, _, context) => pictureOf(stored.product_url_key, context),
  },
  Customer: {
    orderList: async ({ id }, { number, page }, context) => {
      const list = id
        ? await customerService(context).asCustomer(() => orderLoaders(context).orderList({ number, page: page ?? 1 }))
        : null
      if (list && list.items.length > 0) context.session.noteBought(true)
      return list ?? noOrders
    },
    boughtGoods: async ({ id }, _, context) => {
      const goods = id ? await customerService(context).asCustomer(() => boughtGoods(context)) : null
      if (goods) context.session.noteBought(goods.length > 0)
      return goods ?? []
    },
  },
  Mutation: {
    async findGuestOrder(_, { input }, context) {
      const found = await lookUpGuestOrder(input, context)
      const isFound = 'order' in found
      return {
        __typename: 'FindGuestOrderSuccess',
        success: isFound,
        errorMessage: isFound ? null : found.errorMessage,
        order: isFound ? found.order : null,
      }
    },
    cancelOrder: (_, { order_id: id, reason }, context) => cancelOrder(id, reason, context),
    requestGuestOrderCancellation: (_, { input, reason }, context) => requestGuestCancellation(input, reason, context),
    confirmGuestOrderCancellation: (_, { input, key }, context) => confirmGuestCancellation(input, key, context),
    reorder: (_, { order_id: orderId, lines, replaces }, context) =>
      reorder({ orderId, lines: lines ?? null, replaces: replaces ?? false }, context),
    withdraw: (_, { input }, context) => withdraw(input, context),
    async acknowledgeOrder(_, { number }, context) {
      const isFirst = await orderService(context).acknowledge(number)
      if (isFirst) void reportShown(context)
      return { __typename: 'AcknowledgeOrderSuccess', success: isFirst, errorMessage: null }
    },
  },
}

type CancelOrderResult = Omit<CancelOrderSuccess, 'order'> & {
  __typename: 'CancelOrderSuccess'
  order: OrderModel | null
}

/**
 * Reasons to choose from while an order can be cancelled. Guests confirm the cancellation by mail, which Magento supports from 2.4.8 on.
 */
async function cancellationReasons(order: OrderModel, context: RequestContext): Promise<CancellationReason[]> {
  const { upstream } = context
  if (!isCancellable(order) || (order.guestToken !== null && !upstream.has('Mutation.requestGuestOrderCancel')))
    return []
  if (!(await flagsOf(context)).orderCancellation) return []
  const reasons = await storeReasons(upstream)
  // The store accepts any reason, and a merchant may have removed all configured ones.
  return (reasons.length > 0 ? reasons : [t('orders.otherReason')]).map((value) => ({
    value,
    label: storeMessage(value),
  }))
}

/**
 * Whether an order can be cancelled. If the store does not say: if nothing was shipped or cancelled, and not everything refunded. A bundle itself
 * never counts as cancelled.
 */
function isCancellable({ canBeCanceled, items, shipments }: OrderModel): boolean {
  if (canBeCanceled !== null) return canBeCanceled
  return (
    shipments.length === 0 &&
    items.every(({ qtyShipped, qtyCanceled }) => qtyShipped === 0 && qtyCanceled === 0) &&
    items.some(({ qtyOrdered, qtyRefunded }) => qtyOrdered > qtyRefunded)
  )
}

async function storeReasons(upstream: Upstream): Promise<string[]> {
  const { storeConfig } = await upstream.read(CancellationReasons, {}, SETTINGS_POLICY)
  return (storeConfig?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description || [])
}

async function cancelOrder(id: string, reason: string, context: RequestContext): Promise<CancelOrderResult> {
  const { upstream } = context
  const number = orderIds(context.shared).open(id)
  const result = await customerService(context).asCustomer(async () => {
    const order = number ? await orderLoaders(context).customerOrder(number) : null
    if (!order) return cancelResult(t('orders.unknownOrder'))
    return change(order, reason, context, async () => {
      // The store would read the order's number as the id of another order.
      const storeId = upstream.atLeast('2.4.8') ? order.uid : plainId(order.uid)
      if (!upstream.atLeast('2.4.8') && !isNumericId(storeId)) return t('orders.notCancelable')
      return (await upstream.send(CancelOrder, { id: storeId, reason })).cancelOrder?.error
    })
  })
  return result ?? cancelResult(t('customer.signInFirst'))
}

/** Requests the mail with which a guest confirms the cancellation. */
async function requestGuestCancellation(
  input: FindGuestOrderInput,
  reason: string,
  context: RequestContext,
): Promise<CancelOrderResult> {
  const { upstream } = context
  const found = await lookUpGuestOrder(input, context)
  if (!('order' in found)) return cancelResult(found.errorMessage)
  const { order } = found
  const token = order.guestToken ?? ''
  return change(order, reason, context, async () => {
    return (await upstream.send(RequestGuestCancellation, { token, reason })).requestGuestOrderCancel?.error
  })
}

async function confirmGuestCancellation(
  input: FindGuestOrderInput,
  key: string,
  context: RequestContext,
): Promise<CancelOrderResult> {
  const { upstream } = context
  if (!upstream.has('Mutation.confirmCancelOrder') || !KEY.test(key)) return cancelResult(t('orders.cancellationEnded'))
  const found = await lookUpGuestOrder(input, context)
  if (!('order' in found)) return cancelResult(found.errorMessage)
  const { order } = found
  const fault = await faultOf(async () => {
    return (await upstream.send(ConfirmGuestCancellation, { id: order.uid, key })).confirmCancelOrder?.error
  })
  if (fault !== null) return cancelResult(fault, order)
  context.session.set('givenOrder', undefined)
  return cancelResult(null, (await orderLoaders(context).guestOrder(input)) ?? order)
}

async function change(
  order: OrderModel,
  reason: string,
  context: RequestContext,
  send: () => Promise<string | null | undefined>,
): Promise<CancelOrderResult> {
  const reasons = await cancellationReasons(order, context)
  if (reasons.length === 0) return cancelResult(t('orders.notCancelable'), order)
  if (reason.length > MAX_REASON || !reasons.some(({ value }) => value === reason)) {
    return cancelResult(t('orders.cancel.reasonMissing'), order)
  }
  const fault = await faultOf(send)
  const now = order.guestToken !== null ? order : ((await orderLoaders(context).changedOrder(order.number)) ?? order)
  return cancelResult(fault, now)
}

/** The store reports some refusals as data and others as errors. `asCustomer` handles authorization errors. */
async function faultOf(send: () => Promise<string | null | undefined>): Promise<string | null> {
  try {
    const message = await send()
    return message ? storeMessage(message) : null
  } catch (error) {
    if (!isRefusal(error) || error.kind === 'authorization') throw error
    return storeMessage(error.message)
  }
}

function cancelResult(errorMessage: string | null, order: OrderModel | null = null): CancelOrderResult {
  return { __typename: 'CancelOrderSuccess', success: errorMessage === null, errorMessage, order }
}

type LookedUp = { order: OrderModel } | { errorMessage: string }

/**
 * Looks up a guest's order with the required proof. Attempts are also limited per order, so that guessing from many
 * addresses does not help. The limit applies to the shopper who placed the order, too.
 */
async function lookUpGuestOrder(input: FindGuestOrderInput, context: RequestContext): Promise<LookedUp> {
  const { guards } = context
  const proof = orderLoaders(context).guestOrderProof
  if (!proof) return { errorMessage: t('orders.noGuestLookUp') }
  const account = `order:${input.number}`
  if (!(await guards.attempts.take(account))) return { errorMessage: t('orders.tooManyTries') }
  const order = await orderLoaders(context).guestOrder(input)
  if (!order) return { errorMessage: t(`orders.noMatch.${proof}`) }
  await guards.attempts.forgive(account)
  saveOrderLookup(context.session, { ...input, number: order.number })
  return { order }
}
