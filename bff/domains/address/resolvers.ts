import type { Resolvers } from '../../graphql/shop-schema.generated.ts'

export const addressResolvers: Resolvers = {
  Query: {
    countries: (_, __, { loaders }) => loaders.countries(),
  },
}
