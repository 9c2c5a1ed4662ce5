import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { guest } from './customer-model.ts'

export const customerResolvers: Resolvers = {
  Query: {
    me: () => guest,
  },
  Customer: {
    hasExpired: () => false,
  },
}
