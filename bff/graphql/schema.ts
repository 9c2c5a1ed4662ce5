import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'
import type { Resolvers } from './shop-schema.generated.ts'

/** The contract's files, part of the bundle: nothing is looked up on disk at run time. */
const typeDefs = import.meta.glob<string>('../../schema/shop/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The shop's executable schema. Throws when a resolver has no field, or an abstract type no way to tell its members apart. */
export function createShopSchema(resolvers: Resolvers): GraphQLSchema {
  return makeExecutableSchema<RequestContext>({
    typeDefs: Object.values(typeDefs),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'error' },
    inheritResolversFromInterfaces: true,
  })
}
