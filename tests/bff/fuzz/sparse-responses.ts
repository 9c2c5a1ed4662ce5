import {
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { contractSchema } from '../support/contract-schema.ts'
import type { Rewrite } from '../support/fault-proxy.ts'
import type { Random } from './random.ts'

type Data = Record<string, unknown>

/** A store that omits what its schema allows: some of the nullable fields of its responses are null. Lists keep their members. */
export function sparseAnswers(random: Random, share: number): Rewrite {
  return ({ url, body }, answered) => {
    const response = JSON.parse(answered) as { data?: Data | null }
    const query = body
      ? (JSON.parse(body) as { query: string }).query
      : new URL(url, 'http://store').searchParams.get('query')
    if (!query || !response.data) return answered
    const { definitions } = parse(query)
    const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    for (const definition of definitions) {
      const root = definition.kind === Kind.OPERATION_DEFINITION && contractSchema.getRootType(definition.operation)
      // Required data is present: a store without its configuration counts as down.
      if (root) thinOut(root, definition.selectionSet, response.data, fragments)
    }
    return JSON.stringify(response)
  }

  function thinOut(
    type: GraphQLNamedType,
    { selections }: SelectionSetNode,
    data: Data,
    fragments: readonly FragmentDefinitionNode[],
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined
        if (field && data[key] != null)
          data[key] = thinned(
            field.type,
            selection.selectionSet,
            data[key],
            fragments,
            type === contractSchema.getQueryType(),
          )
        continue
      }
      const part =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : fragments.find(({ name }) => name.value === selection.name.value)
      const condition = part?.typeCondition && contractSchema.getType(part.typeCondition.name.value)
      if (part) thinOut(condition ?? type, part.selectionSet, data, fragments)
    }
  }

  function thinned(
    type: GraphQLOutputType,
    selectionSet: SelectionSetNode | undefined,
    value: unknown,
    fragments: readonly FragmentDefinitionNode[],
    isRoot = false,
  ): unknown {
    if (!isRoot && !isNonNullType(type) && random.chance(share)) return null
    const isList = isListType(getNullableType(type))
    const members = (isList ? value : [value]) as (Data | null)[]
    for (const member of members) {
      if (selectionSet && member) thinOut(getNamedType(type), selectionSet, member, fragments)
    }
    return value
  }
}
