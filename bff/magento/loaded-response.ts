import type { Trust } from '../cache/lifetime.ts'
import type { Loaded } from '../cache/read-through.ts'
import { joinTags, parseTags } from '../cache/tags.ts'
import { fatalError } from './partial-response.ts'
import type { StoreReply } from './store-client.ts'
import type { ReadPolicy } from './upstream.ts'
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
