import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { downloadLoaders } from './download-loaders.ts'
import { customerService } from '../customer/customer-service.ts'

export const downloadResolvers: Resolvers = {
  Customer: {
    downloadableProducts: async ({ id }, _, context) =>
      (id ? await customerService(context).asCustomer(() => downloadLoaders(context).list()) : null) ?? [],
  },
}
