import { getDirectiveValues, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'

/**
 * Makes each public root field of a query wait for its own admission, whether it is sent alone, with others, in a batch or beside a cart. Cached
 * responses do not get here. A shopper's own fields need no admission.
 */
export function admitUncachedFields(schema: GraphQLSchema): void {
  const directive = schema.getDirective('cacheControl')
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve, astNode } = field
    const hint = directive && astNode ? getDirectiveValues(directive, astNode) : undefined
    if (!resolve || hint?.['scope'] === 'PRIVATE') continue
    field.resolve = (source, args, context: RequestContext, info) =>
      context.admit(async () => resolve(source, args, context, info))
  }
}
