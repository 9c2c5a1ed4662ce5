import type { FastifyInstance } from 'fastify'
import { GraphQLError, OperationTypeNode } from 'graphql'
import type { RequestContext } from './context.ts'
import type { PreparedDocument, PreparedOperation } from './documents.ts'
import { BadRequest, BadUserInput } from './errors.ts'

export type OperationResult = {
  /** Absent when nothing was executed: the variables do not fit the document. */
  data?: Record<string, unknown> | null
  errors: readonly GraphQLError[]
}

/** Returns the operation of a document that a request names. Throws `BadRequest` if it is ambiguous. */
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
  app: FastifyInstance,
  { prepared, name, kind }: PreparedOperation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<OperationResult> {
  if (kind === OperationTypeNode.SUBSCRIPTION) throw new BadRequest('Subscriptions are not supported')
  try {
    // mercurius writes to the context it gets.
    const { data, errors = [] } = await app.graphql(prepared.document, { ...context }, variables, name)
    return { data, errors }
  } catch (error) {
    return { errors: coercionErrors(error) }
  }
}

/** Returns the reasons of mercurius' error for variables that do not fit the document. */
function coercionErrors(error: unknown): readonly GraphQLError[] {
  const { errors } = error as { errors?: unknown }
  if (!Array.isArray(errors) || !errors.every((one) => one instanceof GraphQLError)) throw error
  const { code } = new BadUserInput('')
  return errors.map(({ message }) => new GraphQLError(message, { extensions: { code } }))
}
