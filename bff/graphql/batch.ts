import { OperationTypeNode } from 'graphql'
import type { Encoding } from '../cache/encoding.ts'
import { formOf } from '../cache/cached-response.ts'
import { worstCacheStatus } from '../cache/cache-status.ts'
import type { RequestedOperation } from './requested-operation.ts'
import type { HandleOperation, Caller, GraphqlResponse } from './operation-response.ts'
import { BadRequest, BatchTooLarge } from './errors.ts'
import type { JoinResponses } from './joined-responses.ts'
import { JSON_TYPE } from './media-type.ts'

/** Operations of one batch. */
const MAX_BATCH = 10
const HEADERS = { 'content-type': `${JSON_TYPE}; charset=utf-8`, 'cache-control': 'private, no-store' }

export type BatchParts = {
  /** Throws what is wrong with an entry. */
  read(entry: unknown): RequestedOperation
  /** Rejects when there are too many; undefined for what is not counted. */
  limit(requested: RequestedOperation): Promise<void> | undefined
  handleOperation: HandleOperation
  refuse(error: unknown): GraphqlResponse
  /** A caller of the same session with a new request context. */
  newCaller(): Caller
  joinResponses: JoinResponses
  /** Of a list of cached responses. */
  encoding: Encoding
}

/**
 * Executes a list of operations. Entries fail independently. Queries run concurrently; a mutation waits for all before it, and later entries see its
 * effect. Throws `BadRequest` for an empty list, `BatchTooLarge` above `MAX_BATCH`.
 */
export async function handleBatch(
  entries: readonly unknown[],
  { read, limit, handleOperation, refuse, newCaller, joinResponses, encoding }: BatchParts,
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
      responses.push(limited(requested))
    } else {
      await Promise.all(responses)
      const mutation = limited(requested)
      responses.push(mutation)
      await mutation
      caller = newCaller()
    }
  }
  // Cached responses are there synchronously.
  const whole = responses.filter((response): response is GraphqlResponse => !(response instanceof Promise))
  return asList(whole.length === responses.length ? whole : await Promise.all(responses), encoding, joinResponses)

  /** A cached response is there at once. */
  function limited(requested: RequestedOperation): GraphqlResponse | Promise<GraphqlResponse> {
    const [counted, own] = [limit(requested), caller]
    return counted ? counted.then(() => handleOperation(requested, own), refuse) : handleOperation(requested, own)
  }

  function attempt(entry: unknown): RequestedOperation | { refused: GraphqlResponse } {
    try {
      return read(entry)
    } catch (error) {
      return { refused: refuse(error) }
    }
  }
}

/** A batch is sent by POST and mixes public and private responses, so proxies must not cache it. */
async function asList(
  responses: readonly GraphqlResponse[],
  encoding: Encoding,
  joinResponses: JoinResponses,
): Promise<GraphqlResponse> {
  const cacheStatus = worstCacheStatus(responses.map(({ cacheStatus: one = 'pass' }) => one))
  const cached = responses.flatMap(({ cached: one }) => one?.response ?? [])
  if (cached.length < responses.length) {
    const [first] = responses
    // If every entry is 503, the batch is 503 as well, so that clients and proxies may repeat it.
    const isShed = responses.every(({ status }) => status === 503)
    const { 'retry-after': retryAfter } = first?.headers ?? {}
    const headers = isShed && retryAfter ? { ...HEADERS, 'retry-after': retryAfter } : HEADERS
    return {
      status: isShed ? 503 : 200,
      headers,
      body: `[${responses.map(({ body }) => body.toString()).join(',')}]`,
      cacheStatus,
    }
  }
  const list = joinResponses(cached)
  const { bytes } = await formOf(list, encoding)
  const encoded = { ...HEADERS, vary: 'accept-encoding', 'content-encoding': encoding }
  return { status: 200, headers: bytes === list.body ? HEADERS : encoded, body: bytes, cacheStatus }
}
