import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Trust } from '../cache/lifetime.ts'
import type { Loaded } from '../cache/read-through.ts'
import { joinTags, parseTags } from '../cache/tags.ts'
import type { StoreResponse } from './normalize.ts'
import type { StoreReply } from './store-client.ts'
import type { ReadPolicy, SendOptions } from './upstream.ts'
import { isDefinite, type UpstreamError } from './upstream-error.ts'

/** Returns a store's reply to a read as a cacheable value. Throws the error that makes the response useless. */
export function loadedResponse(
  reply: StoreReply,
  policy: ReadPolicy,
  noteMissing: (errors: readonly UpstreamError[]) => void,
): Loaded {
  const { errors } = reply
  const fatal = fatalError(reply)
  if (fatal) throw fatal
  noteMissing(errors)
  return {
    value: reply.data,
    bytes: reply.bytes,
    tags: joinTags(parseTags(reply.tags), (reply.data && policy.tags?.(reply.data as never)) ?? []),
    isStorable: true,
    trust: hasNoProducts(reply) ? 'doubtful' : policy.isAbsent?.(reply.data as never) ? 'absent' : trustIn(errors),
  }
}

/** Whether the response has no products: a store whose search is down returns none, whatever the query. */
function hasNoProducts({ data }: StoreReply): boolean {
  const { products } = (data ?? {}) as { products?: { items?: readonly unknown[] | null; total_count?: number | null } }
  return products?.items?.length === 0 || products?.total_count === 0
}

/** Returns how far the response can be trusted: a missing thing is a result; other errors beside the data may be temporary. */
function trustIn(errors: readonly UpstreamError[]): Trust {
  if (errors.length === 0) return 'sure'
  return errors.every(isDefinite) ? 'incomplete' : 'doubtful'
}

/**
 * Returns the error that makes a response useless, if there is one. An error below a root field with data removed only a part: the rest is used, and
 * a mutation was executed. Authentication errors always count, as do errors on the requested thing itself (`needs`).
 */
export function fatalError({ data, errors }: StoreResponse, needs?: SendOptions['needs']): UpstreamError | undefined {
  const fatal = errors.find(({ kind, path }) => kind === 'authentication' || rootOf(data, path) == null)
  // Only the first errors are read. A response without any root field has failed, whatever they are.
  return fatal ?? (isEmpty(data) || needs?.(data as never) === null ? errors[0] : undefined)
}

function rootOf(data: StoreResponse['data'], path: UpstreamError['path']): unknown {
  const [root] = path ?? []
  return root === undefined ? null : data?.[root]
}

function isEmpty(data: StoreResponse['data']): boolean {
  return Object.values(data ?? {}).every((root) => root === null)
}

export type NoteMissing = (errors: readonly UpstreamError[], log: Pick<FastifyBaseLogger, 'warn' | 'debug'>) => void

/** Number of kinds of missing parts in memory, and for how long, in ms. */
const MAX_KINDS = 500
const LOGGED_FOR = 3_600_000

/** Logs missing parts of responses, each kind once an hour, because a shop requests the same parts again and again. */
export function createNoteMissing(): NoteMissing {
  const logged = new LRUCache<string, true>({ max: MAX_KINDS, ttl: LOGGED_FOR })
  return (errors, log) => {
    for (const error of errors) {
      const line = { operation: error.operation, path: error.path?.join('.'), reason: error.message }
      if (isDefinite(error)) {
        log.debug(line, 'the store does not have a part of what was asked for')
        continue
      }
      const kind = `${error.operation} ${fieldsOf(error)} ${error.kind}`
      if (logged.has(kind)) continue
      logged.set(kind, true)
      log.warn(line, 'a part of an answer is missing: the store failed on it')
    }
  }
}

/** Returns the path of the error without list indexes. */
function fieldsOf({ path = [] }: UpstreamError): string {
  return path.filter((step) => typeof step === 'string').join('.')
}
