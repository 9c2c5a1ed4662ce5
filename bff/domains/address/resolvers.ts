import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { countriesOf } from './country-loaders.ts'

export const addressResolvers: Resolvers = {
  Query: {
    countries: (_, __, context) => countriesOf(context),
  },
}
