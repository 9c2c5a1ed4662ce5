import type {
  CancellationReason,
  CancelOrderSuccess,
  FindGuestOrderInput,
} from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { isNumericId, plainId } from '../uid.ts'
import { lookUpGuestOrder } from './look-up-guest-order.ts'
import type { OrderModel } from './order-model.ts'
import { CancelOrder247, CancellationReasons247 } from './magento/cancellation-247.generated.ts'
import { ConfirmGuestCancellation248, RequestGuestCancellation248 } from './magento/guest-cancellation-248.generated.ts'
import { texts } from '../../i18n/texts.ts'
import { orderLoaders } from './order-loaders.ts'
import { orderIds } from './order-ids.ts'
import { flagsOf } from '../shop/store-loaders.ts'
import { customerService } from '../customer/customer-service.ts'

export type CancelOrderResult = Omit<CancelOrderSuccess, 'order'> & {
  __typename: 'CancelOrderSuccess'
  order: OrderModel | null
}

/** Seconds; the store announces changes of its settings. */
const POLICY = { maxAge: 3600, tags: () => ['store', 'gql_store_config'] }
const MAX_REASON = 200
const KEY = /^[\w-]{1,128}$/

/**
 * What to choose from where an order may still be cancelled: nothing of it left, and something of it stands. Guests confirm it by mail, which the
 * store knows from 2.4.8 on.
 */
export async function cancellationReasons(order: OrderModel, context: RequestContext): Promise<CancellationReason[]> {
  const { upstream } = context
  if (!isStanding(order) || (order.isGuest && !upstream.atLeast('2.4.8'))) return []
  if (!(await flagsOf(context)).orderCancellation) return []
  const reasons = await storeReasons(upstream)
  // The store takes any reason, and a merchant may have taken all of them away.
  return (reasons.length > 0 ? reasons : [texts().orders.otherReason]).map((value) => ({
    value,
    label: storeMessage(value),
  }))
}

function isStanding({ items, shipments }: OrderModel): boolean {
  return (
    shipments.length === 0 &&
    items.every(({ qtyShipped }) => qtyShipped === 0) &&
    items.some(({ qtyOrdered, qtyCanceled, qtyRefunded }) => qtyOrdered > qtyCanceled + qtyRefunded)
  )
}

async function storeReasons(upstream: Upstream): Promise<string[]> {
  const { storeConfig } = await upstream.read(CancellationReasons247, {}, POLICY)
  return (storeConfig?.order_cancellation_reasons ?? []).flatMap((reason) => reason?.description || [])
}

export async function cancelOrder(id: string, reason: string, context: RequestContext): Promise<CancelOrderResult> {
  const { upstream } = context
  const number = orderIds(context.shared).open(id)
  const answered = await customerService(context).asCustomer(async () => {
    const order = number ? await orderLoaders(context).customerOrder(number) : null
    if (!order) return answer(texts().orders.unknownOrder)
    return change(order, reason, context, async () => {
      // The order's number would be taken for the id of another one.
      const storeId = upstream.atLeast('2.4.8') ? order.uid : plainId(order.uid)
      if (!upstream.atLeast('2.4.8') && !isNumericId(storeId)) return texts().orders.notCancelable
      return (await upstream.send(CancelOrder247, { id: storeId, reason })).cancelOrder?.error
    })
  })
  return answered ?? answer(texts().customer.signInFirst)
}

/** Asks for the mail with which a guest confirms. */
export async function requestGuestCancellation(
  input: FindGuestOrderInput,
  reason: string,
  context: RequestContext,
): Promise<CancelOrderResult> {
  const { upstream } = context
  const found = await lookUpGuestOrder(input, context)
  if (!('order' in found)) return answer(found.errorMessage)
  const { order, token } = found
  return change(order, reason, context, async () => {
    return (await upstream.send(RequestGuestCancellation248, { token, reason })).requestGuestOrderCancel?.error
  })
}

export async function confirmGuestCancellation(
  input: FindGuestOrderInput,
  key: string,
  context: RequestContext,
): Promise<CancelOrderResult> {
  const { upstream } = context
  if (!upstream.atLeast('2.4.8') || !KEY.test(key)) return answer(texts().orders.cancellationEnded)
  const found = await lookUpGuestOrder(input, context)
  if (!('order' in found)) return answer(found.errorMessage)
  const { order } = found
  const fault = await faultOf(async () => {
    return (await upstream.send(ConfirmGuestCancellation248, { id: order.uid, key })).confirmCancelOrder?.error
  })
  if (fault !== null) return answer(fault, order)
  return answer(null, (await orderLoaders(context).guestOrder(input))?.order ?? order)
}

async function change(
  order: OrderModel,
  reason: string,
  context: RequestContext,
  send: () => Promise<string | null | undefined>,
): Promise<CancelOrderResult> {
  const reasons = await cancellationReasons(order, context)
  if (reasons.length === 0) return answer(texts().orders.notCancelable, order)
  if (reason.length > MAX_REASON || !reasons.some(({ value }) => value === reason)) {
    return answer(texts().orders.reasonMissing, order)
  }
  const fault = await faultOf(send)
  const now = order.isGuest ? order : ((await orderLoaders(context).changedOrder(order.number)) ?? order)
  return answer(fault, now)
}

/** The store says some refusals in its data and others as errors; those about who is asking are for `asCustomer`. */
async function faultOf(send: () => Promise<string | null | undefined>): Promise<string | null> {
  try {
    const message = await send()
    return message ? storeMessage(message) : null
  } catch (error) {
    if (!isRefusal(error) || error.kind === 'authorization') throw error
    return storeMessage(error.message)
  }
}

function answer(errorMessage: string | null, order: OrderModel | null = null): CancelOrderResult {
  return { __typename: 'CancelOrderSuccess', success: errorMessage === null, errorMessage, order }
}
