import {
  type ASTNode,
  type DocumentNode,
  getDirectiveValues,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Whether an operation's answer is the same for all shoppers, and for how many seconds. */
export type CachePolicy = {
  scope: 'PUBLIC' | 'PRIVATE'
  maxAge: number
  /** Set where a public answer may differ for customers whose group has prices of its own. */
  perGroup?: true
}

const PRIVATE: CachePolicy = { scope: 'PRIVATE', maxAge: 0 }

type Hint = { scope?: 'PUBLIC' | 'PRIVATE'; maxAge?: number }

/**
 * An operation is public when each root field it touches says so with `@cacheControl`, and nothing below says otherwise.
 * The shortest age of all fields and types in it counts; a field's own word goes before its type's.
 * A root field that says nothing is private.
 */
export function policyOf(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): CachePolicy {
  const directive = schema.getDirective('cacheControl')
  const groupDirective = schema.getDirective('perGroup')
  const query = schema.getQueryType()
  if (operation.operation !== OperationTypeNode.QUERY || !directive || !query) return PRIVATE

  const hintOf = (node: ASTNode | null | undefined): Hint | undefined =>
    node ? (getDirectiveValues(directive, node as Parameters<typeof getDirectiveValues>[1]) as Hint) : undefined
  const info = new TypeInfo(schema)
  let maxAge = Infinity
  let isPublic = true
  const types = new Set<GraphQLNamedType>()
  const take = (hint: Hint | undefined) => {
    if (hint?.scope === 'PRIVATE') isPublic = false
    maxAge = Math.min(maxAge, hint?.maxAge ?? Infinity)
  }

  const takeMember = () => {
    const member = getNamedType(info.getType())
    if (member) types.add(member)
    take(hintOf(member?.astNode))
  }

  const parts = document.definitions.filter((part) => part === operation || part.kind === Kind.FRAGMENT_DEFINITION)
  visit(
    { kind: Kind.DOCUMENT, definitions: parts },
    visitWithTypeInfo(info, {
      Field({ name }) {
        const field = info.getFieldDef()
        if (!field || name.value.startsWith('__')) return
        const own = hintOf(field.astNode)
        if (info.getParentType() === query && own?.maxAge === undefined) isPublic = false
        types.add(getNamedType(field.type))
        take(own ?? hintOf(getNamedType(field.type).astNode))
      },
      // The members of a union speak for themselves.
      InlineFragment: takeMember,
      FragmentDefinition: takeMember,
    }),
  )
  const perGroup = [...types].some(
    ({ astNode }) => groupDirective && astNode && getDirectiveValues(groupDirective, astNode),
  )
  return isPublic && Number.isFinite(maxAge)
    ? { scope: 'PUBLIC', maxAge, ...(perGroup && { perGroup: true }) }
    : PRIVATE
}
