import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import type { Operation } from '../../schema/operation.ts'
import { GraphqlFailure } from '../../schema/page.ts'
import { createCacheScope } from '../cache/cache-scope.ts'
import { isFailureCode } from '../graphql/errors.ts'
import { OperationFailed, type PublicOperation } from '../graphql/operation-cache.ts'
import type { ShownResult } from '../graphql/public-error.ts'
import { selectOperation } from '../graphql/run-operation.ts'
import { createJoinedReads } from '../magento/joined-reads.ts'
import { type Span, traced } from '../ops/trace.ts'
import type { Contribution } from '../session/contribution.ts'
import { createSession } from '../session/session-cookies.ts'
import type { PageRun } from './page-cache.ts'

/** Runs the client's operations for pages, in-process. Pages are public, so private operations are refused. Contributors bypass the cache. */
export function createPageRuns({
  documents,
  operations,
  createContext,
}: FastifyInstance): (log: FastifyBaseLogger, contribution?: Contribution) => PageRun {
  return function newRun(log, contribution) {
    const cacheScope = createCacheScope()
    const joinedReads = createJoinedReads()

    function execute<Result, Variables>(
      operation: Operation<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const { kind, name } = operation
      const attributes = { 'graphql.operation.type': kind, 'graphql.operation.name': name }
      return traced(log, `${kind} ${name}`, attributes, async (own, span) => {
        const result = await resultOf(operation, variables as Record<string, unknown>, own, span)
        if (result.errors.length > 0) throw failureOf(result)
        return result.data as Result
      })
    }

    async function resultOf(
      { text, name }: Pick<Operation<unknown, unknown>, 'text' | 'name'>,
      variables: Record<string, unknown>,
      own: FastifyBaseLogger,
      span: Span | undefined,
    ): Promise<ShownResult> {
      const operation = selectOperation(documents.prepare(text), name)
      const { scope, maxAge } = operation.policy
      if (scope !== 'PUBLIC') throw new Error(`${name} is private: it cannot be part of a rendered page`)
      const requested: PublicOperation = {
        operation,
        variables,
        log: own,
        createContext: () => createContext({ session: createSession(), log: own, contribution, joinedReads }),
      }
      try {
        if (contribution) return (await operations.load(requested)).value
        cacheScope.limit(maxAge)
        const { entry, isStorable, cacheStatus } = await operations.readForPage(requested)
        span?.note({ 'musette.cache': cacheStatus })
        if (isStorable) cacheScope.note(entry)
        else cacheScope.markUncacheable()
        return entry.value
      } catch (error) {
        throw error instanceof OperationFailed ? failureOf(error.result, { cause: error.cause }) : error
      }
    }
    return { execute, cacheScope }
  }
}

/** A failed operation of a page, with the code of its first failure, or else of its first error. */
export class RunFailure extends GraphqlFailure {
  constructor(error: GraphQLFormattedError, options: ErrorOptions) {
    super('graphql', `GraphQL error: ${error.message}`, statusOf(error), { ...options, code: error.extensions?.code })
  }
}

function failureOf({ errors }: ShownResult, options: ErrorOptions = {}): RunFailure {
  const first = errors.find(({ extensions }) => isFailureCode(extensions?.code)) ?? errors[0]
  return new RunFailure(first ?? { message: 'The operation failed' }, options)
}

function statusOf({ extensions }: GraphQLFormattedError): number {
  if (extensions?.code === ERROR_CODES.maintenance || extensions?.code === ERROR_CODES.overloaded) return 503
  if (extensions?.code === ERROR_CODES.searchDown) return 503
  return extensions?.code === ERROR_CODES.unavailable ? 502 : 500
}
