import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  type GraphQLDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'

/** Whether an operation's answer is the same for all shoppers, and for how many seconds (design, decision 5). */
export type AnswerPolicy = { scope: 'PUBLIC' | 'PRIVATE'; maxAge: number }

const PRIVATE: AnswerPolicy = { scope: 'PRIVATE', maxAge: 0 }

/**
 * An operation is public when each root field it touches says so with `@cacheControl`; the shortest age counts.
 * A field that says nothing is private.
 */
export function policyOf(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): AnswerPolicy {
  const directive = schema.getDirective('cacheControl')
  const query = schema.getQueryType()
  if (operation.operation !== OperationTypeNode.QUERY || !directive || !query) return PRIVATE
  let maxAge = Infinity
  for (const name of rootFields(operation.selectionSet, document)) {
    if (name.startsWith('__')) continue
    const policy = policyOfField(name, query, directive)
    if (policy.scope === 'PRIVATE') return PRIVATE
    maxAge = Math.min(maxAge, policy.maxAge)
  }
  return Number.isFinite(maxAge) ? { scope: 'PUBLIC', maxAge } : PRIVATE
}

function policyOfField(name: string, query: GraphQLObjectType, directive: GraphQLDirective): AnswerPolicy {
  const node = query.getFields()[name]?.astNode
  const values = node ? getDirectiveValues(directive, node) : undefined
  if (!values || values.scope === 'PRIVATE' || typeof values.maxAge !== 'number') return PRIVATE
  return { scope: 'PUBLIC', maxAge: values.maxAge }
}

function rootFields(selectionSet: SelectionSetNode, document: DocumentNode): string[] {
  return selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, document)
    const fragment = document.definitions.find(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    )
    return fragment ? rootFields(fragment.selectionSet, document) : []
  })
}
