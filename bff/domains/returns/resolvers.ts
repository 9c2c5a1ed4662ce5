import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { createReturn } from './create-return.ts'

export const returnResolvers: Resolvers = {
  Order: {
    async isReturnable({ items }, _, { loaders: { returns } }) {
      if (!returns.port) return false
      for (const item of items) if ((await returns.returnable(item)) > 0) return true
      return false
    },
    returnAttributes: async (_, __, { loaders }) => (await loaders.returns.questions()).whole,
    returns: async ({ number }, _, { loaders }) => (await loaders.returns.ofOrder(number)).returns,
  },
  OrderItem: {
    qtyReturnable: (item, _, { loaders }) => loaders.returns.returnable(item),
    isReturnable: async (item, _, { loaders }) => (await loaders.returns.returnable(item)) > 0,
    returnAttributes: async (item, _, { loaders: { returns } }) =>
      (await returns.returnable(item)) > 0 ? (await returns.questions()).line : [],
  },
  Customer: {
    returns: async ({ id }, { page }, { loaders }) =>
      id ? await loaders.customer.asCustomer(() => loaders.returns.list(page ?? 1)) : null,
  },
  Mutation: {
    createReturnMerchandizeAuthorizationRequest: (_, { input }, context) => createReturn(input, context),
  },
  ReturnAttribute: { __resolveType: ({ __typename }) => __typename ?? null },
}
