import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  buildASTSchema,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import type { AnyOperation } from '../../../bff/magento/request.ts'
import { withInterfaceFields } from '../../../schema/magento/interface-fields.ts'

const files = readdirSync('bff/domains', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /magento\/[\w-]+\.generated\.ts$/.test(name),
)
const modules = await Promise.all(
  files.map((name) => import(resolve('bff/domains', name)) as Promise<Record<string, unknown>>),
)
/** The printed form of a document is part of the request to the store. */
export const documents = modules.flatMap((module) => Object.values(module) as AnyOperation[])
const definitions = documents.flatMap(({ text }) => parse(text).definitions)
export const operations = definitions.filter((d): d is OperationDefinitionNode => d.kind === Kind.OPERATION_DEFINITION)
const fragments = new Map(
  definitions
    .filter((d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
)

const store = buildASTSchema(
  withInterfaceFields(
    parse(
      readdirSync('schema/magento')
        .filter((name) => name.endsWith('.graphql'))
        .map((name) => readFileSync(join('schema/magento', name), 'utf8'))
        .join('\n'),
    ),
  ),
)
const roots = { query: store.getQueryType(), mutation: store.getMutationType(), subscription: undefined }

type Selected = {
  name: string
  isConditional: boolean
  type: GraphQLNamedType | undefined
  set: SelectionSetNode | undefined
}

/** Fields of an object of a type in the order in which a store comes to them, fragments unfolded. */
function fieldsFor(type: string, set: SelectionSetNode | undefined, of = type): Selected[] {
  const parent = store.getType(of)
  return (set?.selections ?? []).flatMap((selection): Selected[] => {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value
      const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
      const isConditional = Boolean(selection.directives?.length)
      return [{ name, isConditional, type: field && getNamedType(field.type), set: selection.selectionSet }]
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
    const condition = fragment?.typeCondition?.name.value ?? of
    return isPossible(type, condition) ? fieldsFor(type, fragment?.selectionSet, condition) : []
  })
}

function isPossible(type: string, condition: string): boolean {
  const [given, wanted] = [store.getType(type), store.getType(condition)]
  if (type === condition || !isAbstractType(wanted)) return type === condition
  return isObjectType(given) && store.isSubType(wanted, given)
}

/** Every object that an operation asks for, with its type and the types around it. */
function objectsOf(
  type: string,
  set: SelectionSetNode | undefined,
  around: readonly string[],
): { around: readonly string[]; type: string; fields: Selected[] }[] {
  const named = store.getType(type)
  const types = isAbstractType(named) ? store.getPossibleTypes(named).map(({ name }) => name) : [type]
  return types.flatMap((one) => {
    const fields = fieldsFor(one, set)
    const inner = fields.flatMap((field) =>
      field.set && field.type ? objectsOf(field.type.name, field.set, [...around, one]) : [],
    )
    return [{ around, type: one, fields }, ...inner]
  })
}

/** Every object of the store that some document asks for, with the fields in their order. Extensions' own types are left out. */
export const objects = operations.flatMap((operation) =>
  objectsOf(roots[operation.operation]?.name ?? '', operation.selectionSet, []).map((object) => ({
    ...object,
    operation: operation.name?.value ?? '',
  })),
)
