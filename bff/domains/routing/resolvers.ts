import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { resolveUrl } from './resolve-url.ts'

export const routingResolvers: Resolvers = {
  Query: {
    route: (_, { url }, context, info) => resolveUrl(url, context, info),
  },
}
