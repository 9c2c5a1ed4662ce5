import { execute, GraphQLError, type GraphQLSchema, OperationTypeNode } from 'graphql'
import type { RequestContext } from './context.ts'
import type { PreparedDocument, PreparedOperation } from './documents.ts'
import { BadRequest, BadUserInput } from './errors.ts'

export type OperationResult = {
  /** Absent when nothing was executed: the variables do not fit the document. */
  data?: Record<string, unknown> | null
  errors: readonly GraphQLError[]
}

/** The operation of a document that a request names. Throws `BadRequest` if it is ambiguous. */
export function selectOperation(
  { operations }: PreparedDocument,
  operationName: string | undefined,
): PreparedOperation {
  const [first] = operations
  if (!first) throw new BadRequest('The document holds no operation')
  if (operationName === undefined) {
    if (operations.length > 1)
      throw new BadRequest('The document holds several operations and no operationName says which')
    return first
  }
  const named = operations.find(({ name }) => name === operationName)
  if (!named) throw new BadRequest('The document holds no operation of this name')
  return named
}

/** Executes an operation. The result holds errors as resolvers threw them: mask them before sending (`publicErrors`). */
export async function runOperation(
  schema: GraphQLSchema,
  { prepared, name, kind }: PreparedOperation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<OperationResult> {
  if (kind === OperationTypeNode.SUBSCRIPTION) throw new BadRequest('Subscriptions are not supported')
  const { document } = prepared
  const { data, errors = [] } = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: variables,
    operationName: name,
  })
  return data === undefined ? { errors: errors.map(coercionError) } : { data, errors }
}

function coercionError({ message }: GraphQLError): GraphQLError {
  const { code } = new BadUserInput('')
  return new GraphQLError(message, { extensions: { code } })
}
