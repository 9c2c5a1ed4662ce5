import { GraphQLError, Kind, parse, specifiedRules, validate } from 'graphql'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Level } from '../levels.ts'
import { countFields, limitRule, maxComplexity } from './limits.ts'

/** A query text after parsing and validation: something to execute, or the first reason not to. */
export type Prepared =
  | { kind: 'ready'; document: DocumentNode; operation: OperationDefinitionNode; name: string }
  /** `fault`: the document itself is broken and the status says so; otherwise an ordinary error with status 200. */
  | { kind: 'refused'; error: GraphQLError; fault: boolean; mutation: boolean; name: string }

const refused = (error: GraphQLError, fault: boolean, operation?: OperationDefinitionNode): Prepared => ({
  kind: 'refused',
  error,
  fault,
  mutation: operation?.operation === 'mutation',
  name: operation?.name?.value ?? 'anonymous',
})

/** The operation's name, or its root fields where it has none. */
const nameOf = (operation: OperationDefinitionNode): string =>
  operation.name?.value ??
  operation.selectionSet.selections
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
    .join(',')

const prepare = (query: string, schema: GraphQLSchema, level: Level): Prepared => {
  let document: DocumentNode
  try {
    document = parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return refused(error, true)
    throw error
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  const fields = countFields(document)
  if (fields > maxComplexity(level)) {
    const message = `Max query complexity should be ${maxComplexity(level)} but got ${fields}.`
    return refused(new GraphQLError(message, { extensions: { category: 'graphql-input' } }), true, operation)
  }
  if (operations.length > 1) {
    const message = 'Must provide operation name if query contains multiple operations.'
    return refused(new GraphQLError(message), false, operation)
  }
  if (!operation) return refused(new GraphQLError('Unable to find operation to execute'), false)
  const errors = validate(schema, document, [...specifiedRules, limitRule(level)], { maxErrors: 20 })
  const [error] = errors
  if (error) {
    // A type the store does not know crashes it, for example a Commerce document on Open Source.
    if (errors.some(({ message }) => message.startsWith('Unknown type')))
      return refused(new GraphQLError('Internal server error'), true, operation)
    return refused(error, false, operation)
  }
  return { kind: 'ready', document, operation, name: nameOf(operation) }
}

/** Longest query text kept; longer ones are prepared each time. */
const maxCachedLength = 20_000

/** Prepares documents and remembers the last few hundred of each schema. */
export const createDocuments = () => {
  const bySchema = new WeakMap<GraphQLSchema, LRUCache<string, Prepared>>()
  return (query: string, schema: GraphQLSchema, level: Level): Prepared => {
    const prepared = bySchema.get(schema) ?? new LRUCache<string, Prepared>({ max: 500 })
    bySchema.set(schema, prepared)
    const known = prepared.get(query)
    if (known) return known
    const made = prepare(query, schema, level)
    if (query.length <= maxCachedLength) prepared.set(query, made)
    return made
  }
}
