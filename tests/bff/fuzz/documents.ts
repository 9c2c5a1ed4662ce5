import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
} from 'graphql'
import { hostileText, hostileValue, mutateText } from './hostile.ts'
import type { Random } from './random.ts'

export type RequestedOperation = { query: string; variables: Record<string, unknown> }

/** A valid operation of the schema, of random fields, with random arguments as variables. */
export function randomOperation(random: Random, schema: GraphQLSchema): RequestedOperation {
  const isMutation = random.chance(0.3)
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error('The schema has no such type')
  const declared: string[] = []
  const variables: Record<string, unknown> = {}

  function withArguments(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type }) => isNonNullType(type) || random.chance(0.4))
    if (given.length === 0) return ''
    return `(${given.map(declare).join(' ')})`
  }
  function declare({ name, type }: GraphQLArgument): string {
    const variable = `v${declared.length}`
    declared.push(`$${variable}: ${String(type)}`)
    variables[variable] = randomInput(random, type)
    return `${name}: $${variable}`
  }
  function select(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type)
    if (isAbstractType(named)) {
      const parts = schema.getPossibleTypes(named).map((one) => `... on ${one.name} ${select(one, depth - 1)}`)
      return `{ __typename ${random.pick(parts)} }`
    }
    if (!isObjectType(named)) return ''
    const fields = Object.values(named.getFields()).filter(
      (field) => depth > 0 || !('getFields' in getNamedType(field.type) || isAbstractType(getNamedType(field.type))),
    )
    const chosen = fields.filter(() => random.chance(0.4)).slice(0, 6)
    return `{ __typename ${chosen.map((field, place) => `f${depth}${place}: ${field.name}${withArguments(field.args)} ${select(field.type, depth - 1)}`).join(' ')} }`
  }

  const fields = Object.values(root.getFields())
  const chosen = random.list(isMutation ? 1 : 1 + random.below(3), () => random.pick(fields))
  const body = chosen.map(
    (field, place) => `r${place}: ${field.name}${withArguments(field.args)} ${select(field.type, 3)}`,
  )
  const head = declared.length > 0 ? `(${declared.join(', ')})` : ''
  return { query: `${isMutation ? 'mutation' : 'query'} Fuzz${head} { ${body.join(' ')} }`, variables }
}

/** A value that the type allows, more or less; now and then one that it does not. */
function randomInput(random: Random, type: GraphQLInputType): unknown {
  if (random.chance(0.05)) return hostileValue(random)
  if (isNonNullType(type)) return randomInput(random, type.ofType)
  if (random.chance(0.1)) return null
  if (isListType(type))
    return random.list(random.below(random.chance(0.9) ? 3 : 60), () => randomInput(random, type.ofType))
  if (isEnumType(type)) return random.pick(type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.6))
    return Object.fromEntries(fields.map((field) => [field.name, randomInput(random, field.type)]))
  }
  const { name } = getNamedType(type)
  if (name === 'Int') return random.pick([0, 1, -1, 2, 16, 2 ** 31 - 1, -(2 ** 31), random.below(5000)])
  if (name === 'Float') return random.pick([0, -0.5, 1.25, 1e300, -1e300, 0.1 + 0.2])
  if (name === 'Boolean') return random.chance(0.5)
  return hostileText(random)
}

/** One of the shop's own operations, with variables of the declared types but random content. */
export function withRandomVariables(random: Random, schema: GraphQLSchema, query: string): RequestedOperation {
  const variables: Record<string, unknown> = {}
  for (const definition of parse(query).definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const known = typeFromAST(schema, type as never) as GraphQLInputType | undefined
      if (known) variables[variable.name.value] = randomInput(random, known)
    }
  }
  return { query, variables }
}

/** A body for the endpoint that our clients never send. */
export function brokenBody(random: Random, query: string): string {
  return random.pick([
    () => JSON.stringify({ query: mutateText(random, query) }),
    () =>
      JSON.stringify({
        query: mutateText(random, query),
        variables: hostileValue(random),
        operationName: hostileText(random),
      }),
    () => JSON.stringify({ query, variables: hostileValue(random), extensions: hostileValue(random) }),
    () => JSON.stringify(hostileValue(random)),
    () => JSON.stringify(random.list(random.below(14), () => ({ query: mutateText(random, query) }))),
    () => mutateText(random, JSON.stringify({ query })),
    () =>
      JSON.stringify({
        extensions: { persistedQuery: hostileValue(random) },
        query: random.chance(0.5) ? query : undefined,
      }),
  ])()
}
