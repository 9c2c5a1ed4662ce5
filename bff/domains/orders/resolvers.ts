import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { mapPlacedOrder } from './map-placed-order.ts'

export const orderResolvers: Resolvers = {
  Query: {
    async placedOrder(_, __, { loaders }) {
      const order = await loaders.orders.last()
      return order && mapPlacedOrder(order)
    },
  },
  Mutation: {
    async acknowledgeOrder(_, { number }, { loaders }) {
      const isFirst = await loaders.orders.acknowledge(number)
      return { __typename: 'AcknowledgeOrderSuccess', success: isFirst, errorMessage: null }
    },
  },
}
