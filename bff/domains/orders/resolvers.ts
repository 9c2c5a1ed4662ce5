import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { CartItemModel, CartResult } from '../cart/cart-model.ts'
import { type FormerLine, gainedLines, lostChoices, namedReasons } from '../cart/lost-choices.ts'
import { cancellationReasons, cancelOrder, confirmGuestCancellation, requestGuestCancellation } from './cancel-order.ts'
import { lookUpGuestOrder } from './look-up-guest-order.ts'
import { Reorder } from './magento/reorder.generated.ts'
import { noOrders } from './order-list.ts'
import { withdraw } from './withdraw.ts'
import { texts } from '../../i18n/texts.ts'
import { orderLoaders } from './order-loaders.ts'
import { orderIds } from './order-ids.ts'
import { cartService } from '../cart/cart-service.ts'
import { orderService } from './order-service.ts'
import { customerService } from '../customer/customer-service.ts'
import { mapPlacedOrder } from './last-order.ts'

export const orderResolvers: Resolvers = {
  Query: {
    async placedOrder(_, __, context) {
      const order = await orderService(context).last()
      return order && mapPlacedOrder(order)
    },
    guestOrderProof: (_, __, context) => orderLoaders(context).guestOrderProof,
    async order(_, { order_id: id }, context) {
      const number = orderIds(context.shared).open(id)
      return number ? orderLoaders(context).customerOrder(number) : null
    },
  },
  Order: {
    cancellationReasons: (order, _, context) => cancellationReasons(order, context),
  },
  Customer: {
    orderList: async ({ id }, { number, page }, context) =>
      (id
        ? await customerService(context).asCustomer(() => orderLoaders(context).orderList({ number, page: page ?? 1 }))
        : null) ?? noOrders,
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
    reorder: (_, { order_id: id }, context) => reorder(id, context),
    withdraw: (_, { input }, context) => withdraw(input, context),
    async acknowledgeOrder(_, { number }, context) {
      const isFirst = await orderService(context).acknowledge(number)
      return { __typename: 'AcknowledgeOrderSuccess', success: isFirst, errorMessage: null }
    },
  },
}

/** Puts what an order had into the customer's cart. What the store refuses of it is told with the cart. */
async function reorder(id: string, context: RequestContext): Promise<CartResult> {
  const { upstream, session } = context
  const cart = cartService(context)
  const number = orderIds(context.shared).open(id)
  const answered = await customerService(context).asCustomer(async () => {
    const order = number ? await orderLoaders(context).customerOrder(number) : null
    const { items: before } = await cart.read()
    const answer = await cart.change(
      async (cartId) => {
        if (!number || !order) return { cart: null, refused: [texts().orders.unknownOrder] }
        const { reorderItems } = await upstream.send(Reorder, { number }, { serialize: cartId })
        // A customer has one cart: what the session knew may be one that was ordered elsewhere meanwhile.
        const changed = reorderItems?.cart.id
        if (changed && changed !== cartId) session.set('cartId', changed)
        return {
          cart: await cart.find(changed ?? cartId),
          refused: (reorderItems?.userInputErrors ?? []).flatMap((error) => error?.message || []),
        }
      },
      { creates: true, withoutCart: null },
    )
    return order ? withLosses(answer, order.items, before) : answer
  })
  if (answered) return answered
  return cart.change(async () => ({ cart: null, refused: [texts().customer.signInFirst] }), {
    creates: false,
    withoutCart: texts().customer.signInFirst,
  })
}

/** The store leaves out what it cannot take over, and what of a line it cannot: only a comparison tells. */
function withLosses(answer: CartResult, ordered: readonly FormerLine[], before: readonly CartItemModel[]): CartResult {
  const gained = gainedLines(before, answer.cart.items)
  const lost = lostChoices(ordered, gained, { isWhole: answer.success })
  const errors = [...namedReasons(answer.errors, ordered, gained), ...lost]
  return { ...answer, success: errors.length === 0, errors, errorMessage: errors[0] ?? null }
}
