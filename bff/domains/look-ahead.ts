import {
  type FieldNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/** A field that a request selects below the one being resolved. */
export type SelectedField = {
  name: string
  /** Arguments of the field's resolver. */
  args: Record<string, unknown>
  nodes: readonly FieldNode[]
}

/**
 * Returns the fields that are selected on objects of a type. While a resolver waits for one thing, it can start loading what the next resolvers will
 * need: a page then costs two rounds of calls to the store instead of three.
 */
export function selectedFields(
  nodes: readonly FieldNode[],
  typeName: string,
  info: GraphQLResolveInfo,
): SelectedField[] {
  const type = getNamedType(info.schema.getType(typeName))
  if (!isObjectType(type)) return []
  const definitions = type.getFields()
  const names = new Set([typeName, ...type.getInterfaces().map((other) => other.name)])
  return nodes
    .flatMap((node) => fieldNodes(node.selectionSet))
    .flatMap((node) => {
      const definition = definitions[node.name.value]
      if (!definition) return []
      return [{ name: definition.name, args: getArgumentValues(definition, node, info.variableValues), nodes: [node] }]
    })

  function fieldNodes(set: SelectionSetNode | undefined): FieldNode[] {
    return (set?.selections ?? []).flatMap((selection) => {
      if (isLeftOut(selection)) return []
      if (selection.kind === Kind.FIELD) return [selection]
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection
      const condition = fragment?.typeCondition?.name.value
      // A union's name fits every member.
      const fits = condition === undefined || names.has(condition) || !isObjectType(info.schema.getType(condition))
      return fits ? fieldNodes(fragment?.selectionSet) : []
    })
  }

  function isLeftOut(selection: SelectionSetNode['selections'][number]): boolean {
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, info.variableValues)
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, info.variableValues)
    return include?.['if'] === false || skip?.['if'] === true
  }
}

/** Starts loading something that is needed later. A failure is reported by the call that needs it. */
export function start(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
