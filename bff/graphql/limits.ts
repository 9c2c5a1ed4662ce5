import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { sizeOf } from '../lib/document-size.ts'
import { LimitExceeded } from './errors.ts'

/** Limits of one document. A test ensures that the shop's own operations stay well below them. */
export const LIMITS = {
  /** Characters. */
  length: 20_000,
  tokens: 2000,
  /** Nested brackets as written. The parser recurses for each, so deep nesting would overflow the stack. */
  nesting: 100,
  /** Field nodes as written. Validation compares fields in pairs, so this bounds its time as well. */
  fields: 500,
  aliases: 30,
  directives: 50,
  rootFields: 20,
  depth: 16,
  /** Fields with fragments expanded. A field inside of lists counts `LIST_FACTOR` times for each list. */
  cost: 20_000,
}
const LIST_FACTOR = 4

/** Checks the nesting of brackets before parsing; brackets in strings count as well. Throws `LimitExceeded`. */
export function checkNesting(text: string): void {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // [ { ( and ] } )
    if (code === 91 || code === 123 || code === 40) checkLimit('nesting', ++depth)
    else if (code === 93 || code === 125 || code === 41) depth--
  }
}

/** Checks cheap limits before validation. Throws `LimitExceeded`. */
export function checkSize(document: DocumentNode): void {
  const { fields, aliases, directives } = sizeOf(document)
  checkLimit('fields', fields)
  checkLimit('aliases', aliases)
  checkLimit('directives', directives)
}

export type Measure = { depth: number; cost: number; rootFields: number }

/** Checks limits that need a valid document: fragments without cycles, known fields. Throws `LimitExceeded`. */
export function checkCost(document: DocumentNode, schema: GraphQLSchema): void {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { rootFields, depth, cost } = measure(definition, document, schema)
    checkLimit('rootFields', rootFields)
    checkLimit('depth', depth)
    checkLimit('cost', cost)
  }
}

/**
 * Returns depth and cost of an operation. Each fragment is measured once, so nested fragments cannot multiply the work.
 */
export function measure(operation: OperationDefinitionNode, document: DocumentNode, schema: GraphQLSchema): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Measure>()
  return measureSelectionSet(operation.selectionSet, schema.getRootType(operation.operation))

  function measureSelectionSet(selectionSet: SelectionSetNode, parent: Maybe<GraphQLNamedType>): Measure {
    const total = { depth: 0, cost: 0, rootFields: 0 }
    for (const selection of selectionSet.selections) {
      const part = measureSelection(selection, parent)
      total.depth = Math.max(total.depth, part.depth)
      total.cost += part.cost
      total.rootFields += part.rootFields
    }
    return total
  }

  function measureSelection(selection: SelectionNode, parent: Maybe<GraphQLNamedType>): Measure {
    if (selection.kind === Kind.FIELD) return measureField(selection, parent)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value)
    return measureSelectionSet(selection.selectionSet, typeOf(selection.typeCondition) ?? parent)
  }

  function measureField({ name, selectionSet }: FieldNode, parent: Maybe<GraphQLNamedType>): Measure {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name.value] : undefined
    // Introspection fields, where they are allowed.
    if (!field || !selectionSet) return { depth: 1, cost: 1, rootFields: 1 }
    const inner = measureSelectionSet(selectionSet, getNamedType(field.type))
    const factor = isListType(getNullableType(field.type)) ? LIST_FACTOR : 1
    return { depth: inner.depth + 1, cost: 1 + inner.cost * factor, rootFields: 1 }
  }

  function measureFragment(name: string): Measure {
    const fragment = fragments.get(name)
    const known = measured.get(name)
    if (known || !fragment) return known ?? { depth: 0, cost: 0, rootFields: 0 }
    const result = measureSelectionSet(fragment.selectionSet, typeOf(fragment.typeCondition))
    measured.set(name, result)
    return result
  }

  function typeOf(condition: NamedTypeNode | undefined): Maybe<GraphQLNamedType> {
    return condition && schema.getType(condition.name.value)
  }
}

type Maybe<T> = T | null | undefined

function checkLimit(limit: keyof typeof LIMITS, actual: number): void {
  if (actual > LIMITS[limit]) throw new LimitExceeded(`${limit} ${actual}, allowed are ${LIMITS[limit]}`)
}
