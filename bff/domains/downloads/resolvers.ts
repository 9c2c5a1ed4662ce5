import type { Resolvers } from '../../graphql/shop-schema.generated.ts'

export const downloadResolvers: Resolvers = {
  Customer: {
    downloadableProducts: async ({ id }, _, { loaders }) =>
      (id ? await loaders.customer.asCustomer(() => loaders.downloads.list()) : null) ?? [],
  },
}
