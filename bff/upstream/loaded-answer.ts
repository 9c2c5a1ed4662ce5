import type { FastifyBaseLogger } from 'fastify'
import type { Loaded } from '../cache/read-through.ts'
import { joinTags, parseTags } from '../cache/tags.ts'
import type { AnyOperation } from './request.ts'
import type { StoreReply } from './store-client.ts'
import type { ReadPolicy } from './upstream.ts'

/** A store's reply to a read as something that can be kept. Throws its first error, unless the policy takes partial answers. */
export function loadedAnswer(
  { name }: AnyOperation,
  reply: StoreReply,
  policy: ReadPolicy,
  log: Pick<FastifyBaseLogger, 'debug'>,
): Loaded {
  const { errors } = reply
  const [error] = errors
  if (error && !(policy.partial && reply.data)) throw error
  if (error) log.debug({ operation: name, errors: errors.map(String) }, 'partial answer')
  return {
    value: reply.data,
    bytes: reply.bytes,
    tags: joinTags(parseTags(reply.tags), (reply.data && policy.tags?.(reply.data as never)) ?? []),
    // That something does not exist is an answer; any other error beside the data is a fault that must not be kept.
    isStorable: errors.every(({ kind }) => kind === 'not-found'),
    trust: policy.isDoubtful?.(reply.data as never) ? 'doubtful' : error ? 'incomplete' : 'sure',
  }
}
