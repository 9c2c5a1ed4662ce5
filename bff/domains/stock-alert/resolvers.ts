import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { cancel, subscribe, unsubscribe } from './change-alert.ts'

export const stockAlertResolvers: Resolvers = {
  Query: {
    stockAlert: async (_, { sku }, { loaders }) => ({
      sku,
      isSubscribed: (await loaders.stockAlerts.pending()).has(sku),
    }),
  },
  Mutation: {
    subscribeToStockAlert: (_, subscription, context) => subscribe(subscription, context),
    unsubscribeFromStockAlert: (_, { sku }, context) => unsubscribe(sku, context),
    cancelStockAlert: (_, { token }, context) => cancel(token, context),
  },
}
