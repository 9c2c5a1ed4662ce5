import { getDirectiveValues, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'

/**
 * Makes each field of a query that anybody may ask for wait for its turn, wherever it stands: alone, with others, in a batch, beside a cart. What is in a
 * cache never gets here. A shopper's own fields do not wait.
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
