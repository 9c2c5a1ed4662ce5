import type { Resolvers } from '../context.ts'
import { cancelOrder } from './cancelling.ts'
import { guestCancelling } from './guest-cancelling.ts'
import { orderResolvers } from './order-resolvers.ts'
import { placeOrder } from './placing.ts'
import { customerOrders, guestOrderQueries } from './reading.ts'
import { reorderItems } from './reorder.ts'

/** From placing an order to what became of it. */
export const salesResolvers: Resolvers = {
  ...orderResolvers,
  Query: guestOrderQueries,
  Mutation: { placeOrder, reorderItems, cancelOrder, ...guestCancelling },
  Customer: { orders: customerOrders },
}
