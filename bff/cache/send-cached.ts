import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CachedResponse, formOf } from './cached-response.ts'
import { preferredEncoding } from '../http/encoding.ts'
import type { Lifetime } from './lifetime.ts'
import { IN_BROWSERS } from './surrogate-keys.ts'

/**
 * Sends a cached response with `ETag`, or 304 if the client has it. Without edges, `max-age` counts from when the response was made, and `Age` says when
 * that was (RFC 9111 §5.1). With edges it counts from now.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  lifetime: Lifetime,
): Promise<FastifyReply> {
  const { surrogates } = request.server
  const { keys, body, status } = response
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const { bytes, etag } = await formOf(response, encoding)
  const isForEdges = surrogates !== undefined && keys !== undefined
  const lasting = isForEdges ? surrogates.cachedHeaders(keys, lifetime, Date.now()) : agedHeaders(response, lifetime)
  const { 'content-type': type, ...headers } = response.headers
  reply.headers({ ...headers, ...lasting, etag })
  // Only what would be sent with success has preconditions (RFC 9110 §13.2.1).
  if (status === 200 && isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (bytes !== body) reply.header('content-encoding', encoding)
  // A redirect has neither type nor body.
  return type === undefined ? reply.code(status).send() : reply.code(status).type(type).send(bytes)
}

/**
 * `max-age` counts from when the response was made, as `Age` does. So clients cache the response for a minute at most.
 */
function agedHeaders({ madeAt }: CachedResponse, { freshUntil, revalidateUntil }: Lifetime): Record<string, string> {
  const age = Math.max(0, Math.floor((Date.now() - madeAt) / 1000))
  const fresh = Math.max(0, Math.round((freshUntil - madeAt) / 1000))
  const stale = Math.max(0, Math.min(IN_BROWSERS, Math.round((revalidateUntil - freshUntil) / 1000)))
  const control = `public, max-age=${Math.min(fresh, age + IN_BROWSERS)}, stale-while-revalidate=${stale}`
  return { age: String(age), 'cache-control': control }
}

/** Whether `If-None-Match` names this version. It compares weakly (RFC 9110 §13.1.2): a compressing proxy makes tags weak. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}
