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

/** Whether an operation's response is the same for all shoppers, and for how many seconds. */
export type CachePolicy = {
  scope: 'PUBLIC' | 'PRIVATE'
  maxAge: number
  /** Set if a public response may differ for customer groups with prices of their own. */
  perGroup?: true
}

const PRIVATE: CachePolicy = { scope: 'PRIVATE', maxAge: 0 }

type Hint = { scope?: 'PUBLIC' | 'PRIVATE'; maxAge?: number }

/**
 * An operation is public if each of its root fields has `@cacheControl` with a `maxAge`, and nothing below is `PRIVATE`. The shortest `maxAge` of all
 * fields and types holds; the directive of a field overrides that of its type. `onPrivate` gets each private field, and the fragment that selects it.
 */
export function policyOf(
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
  onPrivate?: (field: string, fragment: string | undefined) => void,
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
  let fragment: string | undefined
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
        const hint = own ?? hintOf(getNamedType(field.type).astNode)
        if (hint?.scope === 'PRIVATE') onPrivate?.(`${info.getParentType()}.${name.value}`, fragment)
        take(hint)
      },
      OperationDefinition: () => void (fragment = undefined),
      // Members of a union have their own directives.
      InlineFragment: takeMember,
      FragmentDefinition(node) {
        fragment = node.name.value
        takeMember()
      },
    }),
  )
  const perGroup = [...types].some(
    ({ astNode }) => groupDirective && astNode && getDirectiveValues(groupDirective, astNode),
  )
  return isPublic && Number.isFinite(maxAge)
    ? { scope: 'PUBLIC', maxAge, ...(perGroup && { perGroup: true }) }
    : PRIVATE
}
