import { createHash } from 'node:crypto'
import {
  type ArgumentNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  stripIgnoredCharacters,
  type ValueNode,
  visit,
} from 'graphql'
import { type Contract, namedType } from './contract.ts'
import { flatSelections } from './flat-selections.ts'
import type { AnyOperation } from './request.ts'

const ROOTS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

/**
 * Returns the operation as the store can execute and read it: flat, without what the store lacks (fields, arguments, literal values, fragments on
 * types), and without unused variables. Null if no root field is left.
 */
export function fitOperation(
  operation: AnyOperation,
  contract: Contract,
  missing: Pick<ReadonlySet<string>, 'has'>,
): AnyOperation | null {
  const { definitions } = parse(operation.text, { noLocation: true })
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  const lacks = (coordinate: string) => isLacking(missing, coordinate)

  function fitSet(set: SelectionSetNode, type: string): SelectionSetNode | null {
    const selections = set.selections.flatMap((selection) => fitSelection(selection, type))
    return selections.length > 0 ? { ...set, selections } : null
  }

  function fitSelection(selection: SelectionNode, type: string): SelectionNode[] {
    // Spreads have been replaced by inline fragments.
    if (selection.kind === Kind.FRAGMENT_SPREAD) return []
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value ?? type
      const selectionSet = lacks(condition) ? null : fitSet(selection.selectionSet, condition)
      return selectionSet ? [{ ...selection, selectionSet }] : []
    }
    const coordinate = `${type}.${selection.name.value}`
    if (selection.name.value.startsWith('__')) return [selection]
    if (lacks(coordinate)) return []
    const member = contract.get(type)?.members.get(selection.name.value)
    const given: ArgumentNode[] = []
    for (const argument of selection.arguments ?? []) {
      if (lacks(`${coordinate}(${argument.name.value}:)`)) continue
      const value = fitValue(argument.value, member?.arguments.get(argument.name.value)?.type ?? '')
      // Without the argument, the field would mean something else.
      if (!value) return []
      given.push({ ...argument, value })
    }
    if (!selection.selectionSet) return [{ ...selection, arguments: given }]
    const selectionSet = fitSet(selection.selectionSet, member?.type ?? '')
    return selectionSet ? [{ ...selection, arguments: given, selectionSet }] : []
  }

  function fitValue(value: ValueNode, type: string): ValueNode | null {
    if (value.kind === Kind.VARIABLE) return lacks(variables.get(value.name.value) ?? '') ? null : value
    if (value.kind === Kind.ENUM) return lacks(`${type}.${value.value}`) ? null : value
    if (value.kind === Kind.LIST) return { ...value, values: value.values.flatMap((one) => fitValue(one, type) ?? []) }
    if (value.kind !== Kind.OBJECT) return value
    const members = contract.get(type)?.members
    const fields = value.fields.flatMap((field) => {
      if (lacks(`${type}.${field.name.value}`)) return []
      const inner = fitValue(field.value, members?.get(field.name.value)?.type ?? '')
      return inner ? [{ ...field, value: inner }] : []
    })
    return { ...value, fields }
  }

  const root = definitions.find((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
  if (!root) throw new Error(`${operation.name} has no operation`)
  const variables = new Map(
    (root.variableDefinitions ?? []).map((one) => [one.variable.name.value, namedType(one.type)]),
  )
  const type = ROOTS[root.operation]
  const selectionSet = fitSet(flatSelections(root.selectionSet, type, fragments, contract), type)
  if (!selectionSet) return null
  const text = textOf({ ...root, selectionSet })
  return text === operation.text
    ? operation
    : { ...operation, text, sha256: createHash('sha256').update(text).digest('hex') }
}

/** Returns the coordinates that an operation names. */
export function namedMembers(operation: AnyOperation, contract: Contract): Set<string> {
  const named = new Set<string>()
  fitOperation(operation, contract, {
    has(coordinate) {
      named.add(coordinate)
      return false
    },
  })
  return named
}

/** Whether the member, its field or its type is missing. */
export function isLacking(missing: Pick<ReadonlySet<string>, 'has'>, coordinate: string): boolean {
  if (missing.has(coordinate)) return true
  const dot = coordinate.indexOf('.')
  if (dot < 0) return false
  const bracket = coordinate.indexOf('(')
  return missing.has(coordinate.slice(0, dot)) || (bracket > 0 && missing.has(coordinate.slice(0, bracket)))
}

function textOf(root: OperationDefinitionNode): string {
  const used = new Set<string>()
  visit(root, {
    VariableDefinition: () => false,
    Variable({ name }) {
      used.add(name.value)
    },
  })
  const variableDefinitions = (root.variableDefinitions ?? []).filter(({ variable }) => used.has(variable.name.value))
  return stripIgnoredCharacters(print({ ...root, variableDefinitions }))
}
