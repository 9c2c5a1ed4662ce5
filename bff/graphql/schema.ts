import { makeExecutableSchema } from '@graphql-tools/schema'
import { getDirectiveValues, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import parts from 'virtual:extensions/schema'
import type { RequestContext } from './context.ts'
import type { Resolvers } from './resolvers.generated.ts'
import { cleanTypedArguments } from './typed-arguments.ts'

/** Part of the bundle, so no file is read at run time. */
const typeDefs = import.meta.glob<string>('../../schema/shop/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Schemas in memory, one for each set of resolvers. A process needs two at most. Tests start many apps with the same sets. */
const MAX_SCHEMAS = 4
const made = new WeakMap<Resolvers, LRUCache<string, GraphQLSchema>>()

/**
 * Returns the shop's schema with the parts of some extensions, by default all of the build. Values of interfaces and unions need a `__typename`.
 * Throws if a resolver has no field in the schema.
 */
export function createShopSchema(
  resolvers: Resolvers,
  isTaken: (extension: string) => boolean = () => true,
): GraphQLSchema {
  const taken = parts.filter(({ name }) => isTaken(name))
  const schemas = made.get(resolvers) ?? new LRUCache({ max: MAX_SCHEMAS })
  made.set(resolvers, schemas)
  const key = taken.map(({ name }) => name).join(',')
  const known = schemas.get(key)
  if (known) return known
  const schema = makeExecutableSchema<RequestContext>({
    typeDefs: [...Object.values(typeDefs), ...taken.flatMap(({ text }) => (text ? [text] : []))],
    resolvers,
    // Checked by the generator, and in tests and development.
    assumeValidSDL: import.meta.env.PROD,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error', requireResolversForResolveType: 'ignore' },
    inheritResolversFromInterfaces: true,
  })
  cleanTypedArguments(schema)
  admitUncachedFields(schema)
  schemas.set(key, schema)
  return schema
}

/**
 * Makes each public root field of a query wait for its own admission, whether it is sent alone, with others, in a batch or beside a cart. Cached
 * responses do not get here. A shopper's own fields need no admission.
 */
function admitUncachedFields(schema: GraphQLSchema): void {
  const directive = schema.getDirective('cacheControl')
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve, astNode } = field
    const hint = directive && astNode ? getDirectiveValues(directive, astNode) : undefined
    if (!resolve || hint?.['scope'] === 'PRIVATE') continue
    field.resolve = (source, args, context: RequestContext, info) =>
      context.admit(async () => resolve(source, args, context, info))
  }
}
