import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'
import type { Resolvers } from './resolvers.generated.ts'

/** The contract's files, part of the bundle: nothing is looked up on disk at run time. */
const typeDefs = import.meta.glob<string>('../../schema/shop/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The shop's executable schema: a value of an interface or union names its type in `__typename`. Throws when a resolver has no field. */
export function createShopSchema(resolvers: Resolvers): GraphQLSchema {
  return makeExecutableSchema<RequestContext>({
    typeDefs: Object.values(typeDefs),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
    inheritResolversFromInterfaces: true,
  })
}
