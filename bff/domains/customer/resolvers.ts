import type { Resolvers } from '../../graphql/shop-schema.generated.ts'

export const customerResolvers: Resolvers = {
  Query: {
    // Sessions hold no customer: everyone is a guest, and a guest has no id (spec §6).
    me: () => ({ id: null, addresses: [], hasExpired: false }),
  },
}
