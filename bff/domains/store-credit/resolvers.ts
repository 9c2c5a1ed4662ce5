import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { creditHistory } from './credit-history.ts'
import { customerService } from '../customer/customer-service.ts'

export const storeCreditResolvers: Resolvers = {
  Customer: {
    storeCredit: async ({ id }, { page }, context) =>
      id ? await customerService(context).asCustomer(() => creditHistory(context, page ?? 1)) : null,
  },
}
