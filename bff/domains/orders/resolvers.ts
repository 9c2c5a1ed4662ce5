import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { cancellationReasons, cancelOrder, confirmGuestCancellation, requestGuestCancellation } from './cancel-order.ts'
import { lookUpGuestOrder } from './look-up-guest-order.ts'
import { noOrders } from './order-list.ts'
import { reorder } from './reorder.ts'
import { withdraw } from './withdraw.ts'
import { mapPlacedOrder } from './map-placed-order.ts'

export const orderResolvers: Resolvers = {
  Query: {
    async placedOrder(_, __, { loaders }) {
      const order = await loaders.orders.last()
      return order && mapPlacedOrder(order)
    },
    guestOrderProof: (_, __, { loaders }) => loaders.guestOrderProof(),
    async order(_, { order_id: id }, { loaders }) {
      const number = loaders.orderIds.open(id)
      return number ? loaders.customerOrder(number) : null
    },
  },
  Order: {
    cancellationReasons: (order, _, context) => cancellationReasons(order, context),
  },
  Customer: {
    orderList: async ({ id }, { number, page }, { loaders }) =>
      (id ? await loaders.customer.asCustomer(() => loaders.orderList({ number, page: page ?? 1 })) : null) ?? noOrders,
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
    withdraw: (_, { input }, { upstream, shop, loaders }) =>
      withdraw(input, { upstream, shop, flags: loaders.flags, placed: loaders.checkout.tools.desk.placed }),
    async acknowledgeOrder(_, { number }, { loaders }) {
      const isFirst = await loaders.orders.acknowledge(number)
      return { __typename: 'AcknowledgeOrderSuccess', success: isFirst, errorMessage: null }
    },
  },
}
