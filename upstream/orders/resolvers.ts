import type { Resolvers } from '../context.ts'
import { orderResolvers } from './order-resolvers.ts'
import { placeOrder } from './placing.ts'
import { customerOrders, guestOrderQueries } from './reading.ts'

/** From placing an order to what became of it. */
export const salesResolvers: Resolvers = {
  ...orderResolvers,
  Query: guestOrderQueries,
  Mutation: { placeOrder },
  Customer: { orders: customerOrders },
}
