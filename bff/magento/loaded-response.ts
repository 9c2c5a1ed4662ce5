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
