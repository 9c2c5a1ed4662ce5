import type { FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Operation } from '../../schema/operation.ts'
import { type Execute, GraphqlFailure } from '../../web/page.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { Documents } from '../graphql/documents.ts'
import { ERROR_CODES } from '../graphql/errors.ts'
import { publicErrors } from '../graphql/public-error.ts'
import { runOperation, selectOperation } from '../graphql/run-operation.ts'

/** Runs the client's operations for one page, without HTTP. Pages are public, so an operation that knows a shopper is refused. */
export function createPageExecutor(app: FastifyInstance, documents: Documents, context: RequestContext): Execute {
  return async <Result, Variables>(
    { text, name }: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    const operation = selectOperation(documents.prepare(text), name)
    if (operation.policy.scope !== 'PUBLIC') throw new Error(`${name} is private: it cannot be part of a rendered page`)
    context.reading.limit(operation.policy.maxAge)
    const { data, errors } = await runOperation(app, operation, variables as Record<string, unknown>, context)
    const [first] = publicErrors(errors, context.log, true)
    if (first)
      throw new GraphqlFailure('graphql', `GraphQL error: ${first.message}`, statusOf(first), { cause: errors[0] })
    return data as Result
  }
}

function statusOf({ extensions }: GraphQLFormattedError): number {
  if (extensions?.code === ERROR_CODES.maintenance || extensions?.code === ERROR_CODES.overloaded) return 503
  return extensions?.code === ERROR_CODES.unavailable ? 502 : 500
}
