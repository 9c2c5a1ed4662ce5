import type { FastifyBaseLogger } from 'fastify'
import type { GraphQLFormattedError } from 'graphql'
import type { Operation } from '../../schema/operation.ts'
import { GraphqlFailure } from '../../schema/page.ts'
import { cacheKey, sortedJson } from '../cache/keys.ts'
import type { Contribution } from '../session/contribution.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { createReadThrough, type Loaded } from '../cache/read-through.ts'
import { composedLifetime, createCacheScope } from '../cache/cache-scope.ts'
import { createResponseStore, type WatchCache } from '../cache/store.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { Documents, PreparedOperation } from '../graphql/documents.ts'
import { ERROR_CODES } from '../../schema/error-codes.ts'
import { isFailureCode } from '../graphql/errors.ts'
import { publicErrors } from '../graphql/public-error.ts'
import { type OperationResult, selectOperation } from '../graphql/run-operation.ts'
import { createJoinedReads, type JoinedReads } from '../magento/joined-reads.ts'
import { type Span, traced } from '../ops/trace.ts'
import type { PageRun } from './page-cache.ts'

export type PageRunsOptions = {
  documents: Documents
  run(
    operation: PreparedOperation,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<OperationResult>
  /** A context without a shopper. */
  createContext(page: RunCaller): RequestContext
  purges: PurgeLog
  watchCache: WatchCache
  maxBytes: number
  /** Code of the store view; empty for the store's default. */
  store: string
}

/** What the operations of one page have in common, but the log, which differs where they are traced. */
type RunCaller = { log: FastifyBaseLogger; contribution: Contribution | undefined; joinedReads: JoinedReads }

/** Estimated memory of an object per character of its JSON. */
const BYTES_PER_CHARACTER = 3

/**
 * Runs the client's operations for pages, in-process. Pages are public, so private operations are refused. Results are cached as data with the tags
 * of what was read, so that pages share the shop, the menu and the blocks. Contributors bypass this cache.
 */
export function createPageRuns(
  options: PageRunsOptions,
): (log: FastifyBaseLogger, contribution?: Contribution) => PageRun {
  const { documents, run, createContext, purges, watchCache, maxBytes, store } = options
  const results = createResponseStore(maxBytes, purges)
  watchCache('results', results)
  const readThrough = createReadThrough(results, purges)

  return function newRun(log, contribution) {
    const cacheScope = createCacheScope()
    const joinedReads = createJoinedReads()

    function execute<Result, Variables>(
      operation: Operation<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const { kind, name } = operation
      const attributes = { 'graphql.operation.type': kind, 'graphql.operation.name': name }
      return traced(log, `${kind} ${name}`, attributes, (own, span) => answer(operation, variables, own, span))
    }

    async function answer<Result, Variables>(
      { text, name, sha256 }: Operation<Result, Variables>,
      variables: Variables,
      own: FastifyBaseLogger,
      span: Span | undefined,
    ): Promise<Result> {
      const operation = selectOperation(documents.prepare(text), name)
      const { scope, maxAge } = operation.policy
      if (scope !== 'PUBLIC') throw new Error(`${name} is private: it cannot be part of a rendered page`)
      const caller: RunCaller = { log: own, contribution, joinedReads }
      const runAnew = () => load(operation, variables as Record<string, unknown>, caller)
      if (contribution) return (await runAnew()).value as Result
      cacheScope.limit(maxAge)
      const { entry, isStorable, cacheStatus } = await readThrough({
        key: cacheKey({ sha256, variables: sortedJson(variables), store }),
        maxAge,
        load: runAnew,
        isOutage,
        log: own,
      })
      span?.note({ 'musette.cache': cacheStatus })
      if (isStorable) cacheScope.note(entry)
      else cacheScope.markUncacheable()
      return entry.value as Result
    }
    return { execute, cacheScope }
  }

  async function load(
    operation: PreparedOperation,
    variables: Record<string, unknown>,
    caller: RunCaller,
  ): Promise<Loaded> {
    const context = createContext(caller)
    context.cacheScope.limit(operation.policy.maxAge)
    const { data, errors } = await run(operation, variables, context)
    const shown = publicErrors(errors, caller.log, true)
    const first = shown.find(({ extensions }) => isFailureCode(extensions?.code)) ?? shown[0]
    if (first) {
      throw new RunFailure(first, { cause: errors[0] })
    }
    const sum = context.cacheScope.sum()
    if (!sum) return { value: data, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    return {
      value: data,
      bytes: JSON.stringify(data).length * BYTES_PER_CHARACTER,
      tags: sum.tags,
      lifetime: composedLifetime(sum, Date.now()),
      isStorable: true,
      trust: 'sure',
    }
  }
}

/** A failed operation of a page, with the code of its first failure, or else of its first error. */
export class RunFailure extends GraphqlFailure {
  constructor(error: GraphQLFormattedError, options: ErrorOptions) {
    super('graphql', `GraphQL error: ${error.message}`, statusOf(error), { ...options, code: error.extensions?.code })
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof RunFailure && isFailureCode(error.code)
}

function statusOf({ extensions }: GraphQLFormattedError): number {
  if (extensions?.code === ERROR_CODES.maintenance || extensions?.code === ERROR_CODES.overloaded) return 503
  if (extensions?.code === ERROR_CODES.searchDown) return 503
  return extensions?.code === ERROR_CODES.unavailable ? 502 : 500
}
