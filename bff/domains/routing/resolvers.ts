import type { Resolvers } from '../../graphql/shop-schema.generated.ts'
import { resolveUrl } from './resolve-url.ts'

export const routingResolvers: Resolvers = {
  Query: {
    route: (_, { url }, context, info) => resolveUrl(url, context, info),
  },
}
