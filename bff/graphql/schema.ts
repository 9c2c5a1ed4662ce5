import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import parts from 'virtual:extensions/schema'
import type { RequestContext } from './context.ts'
import type { Resolvers } from './resolvers.generated.ts'

/** Part of the bundle, so no file is read at run time. */
const typeDefs = import.meta.glob<string>('../../schema/shop/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The shop's schema with the parts of some extensions, all of the build by default. Values of interfaces and unions need a `__typename`. Throws if a
 * resolver has no field in the schema.
 */
export function createShopSchema(
  resolvers: Resolvers,
  isTaken: (extension: string) => boolean = () => true,
): GraphQLSchema {
  const ofExtensions = parts.flatMap(({ name, text }) => (isTaken(name) && text ? [text] : []))
  return makeExecutableSchema<RequestContext>({
    typeDefs: [...Object.values(typeDefs), ...ofExtensions],
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
    inheritResolversFromInterfaces: true,
  })
}
