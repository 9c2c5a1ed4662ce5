import { getDirectiveValues, type GraphQLSchema } from 'graphql'
import type { RequestContext } from './context.ts'

/**
 * Each public root field of a query is admitted by itself, however it was sent: alone, with others, in a batch, beside a cart. Cached responses do not get
 * here. A shopper's own fields are not admitted.
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
