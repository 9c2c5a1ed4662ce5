import type { Resolvers } from '../../graphql/shop-schema.generated.ts'

export const storeCreditResolvers: Resolvers = {
  Customer: {
    storeCredit: async ({ id }, { page }, { loaders }) =>
      id ? await loaders.customer.asCustomer(() => loaders.creditHistory(page ?? 1)) : null,
  },
}
