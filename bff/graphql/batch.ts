import { OperationTypeNode } from 'graphql'
import { worstCacheStatus } from '../http/cache-status.ts'
import type { RequestedOperation } from './graphql-request.ts'
import type { HandleOperation, Caller, GraphqlResponse } from './operation-response.ts'
import { BadRequest, BatchTooLarge } from './errors.ts'
import { JSON_TYPE } from '../http/media-type.ts'

/** Operations of one batch. */
const MAX_BATCH = 10
const HEADERS = { 'content-type': `${JSON_TYPE}; charset=utf-8`, 'cache-control': 'private, no-store' }

export type BatchParts = {
  /** Reads and checks an entry. Throws the error of an invalid one. */
  read(entry: unknown): RequestedOperation
  /** Rejects when there are too many. */
  handle: HandleOperation
  refuse(error: unknown): GraphqlResponse
  /** A caller of the same session with a new request context. */
  newCaller(): Caller
}

/**
 * Executes a list of operations. Entries fail independently. Queries run concurrently; a mutation waits for all before it, and later entries see its
 * effect. Throws `BadRequest` for an empty list, `BatchTooLarge` above `MAX_BATCH`.
 */
export async function handleBatch(
  entries: readonly unknown[],
  { read, handle, refuse, newCaller }: BatchParts,
): Promise<GraphqlResponse> {
  if (entries.length === 0) throw new BadRequest('The batch is empty')
  if (entries.length > MAX_BATCH) throw new BatchTooLarge(String(MAX_BATCH))

  const responses: (GraphqlResponse | Promise<GraphqlResponse>)[] = []
  let caller = newCaller()
  for (const entry of entries) {
    const requested = attempt(entry)
    if ('refused' in requested) {
      responses.push(requested.refused)
    } else if (requested.operation.kind === OperationTypeNode.QUERY) {
      responses.push(handle(requested, caller).catch(refuse))
    } else {
      await Promise.all(responses)
      const mutation = handle(requested, caller).catch(refuse)
      responses.push(mutation)
      await mutation
      caller = newCaller()
    }
  }
  return asList(await Promise.all(responses))

  function attempt(entry: unknown): RequestedOperation | { refused: GraphqlResponse } {
    try {
      return read(entry)
    } catch (error) {
      return { refused: refuse(error) }
    }
  }
}

/** A batch is sent by POST and mixes public and private responses, so proxies must not cache it. */
function asList(responses: readonly GraphqlResponse[]): GraphqlResponse {
  const cacheStatus = worstCacheStatus(responses.map(({ cacheStatus: one = 'pass' }) => one))
  // If every entry is 503, the batch is 503 as well, so that clients and proxies may repeat it.
  const isShed = responses.every(({ status }) => status === 503)
  const { 'retry-after': retryAfter } = responses[0]?.headers ?? {}
  return {
    status: isShed ? 503 : 200,
    headers: isShed && retryAfter ? { ...HEADERS, 'retry-after': retryAfter } : HEADERS,
    body: `[${responses.map(({ body }) => body.toString()).join(',')}]`,
    cacheStatus,
  }
}
