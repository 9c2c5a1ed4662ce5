import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createSender, type HeaderList } from '../http/standing-headers.ts'
import { preferredEncoding } from './encoding.ts'
import { type Form, formOf, type CachedResponse } from './cached-response.ts'
import type { Lifetime } from './lifetime.ts'
import { IN_BROWSERS } from './surrogate-keys.ts'

export type SendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  lifetime: Lifetime,
) => FastifyReply | Promise<FastifyReply>

/**
 * Sends a cached response with `ETag`, or 304 if the client has it. Where edges are on, lives count from now; otherwise
 * from when the response was made, and `Age` says when that was (RFC 9111 §5.1).
 */
export function createSendCached(app: FastifyInstance): SendCached {
  const send = createSender(app)
  const { surrogates } = app
  return (request, reply, response, lifetime) => {
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const form = formOf(response, encoding)
    return form instanceof Promise ? form.then(sendForm) : sendForm(form)

    function sendForm({ bytes, etag }: Form): FastifyReply {
      const { keys } = response
      const isSame = isKnown(request.headers['if-none-match'], etag)
      const headers = ['etag', etag]
      if (surrogates && keys !== undefined) headers.push(...surrogates.cachedHeaders(keys, lifetime, Date.now()))
      else headers.push(...agedHeaders(response, lifetime))
      for (const [name, value] of Object.entries(response.headers)) {
        if (!isSame || name !== 'content-type') headers.push(name, value)
      }
      if (isSame) return send(request, reply, 304, headers)
      if (bytes !== response.body) headers.push('content-encoding', encoding)
      return send(request, reply, response.status, headers, bytes)
    }
  }
}

/**
 * `max-age` counts from when the response was made, as `Age` does. So clients cache the response for a minute at most.
 */
function agedHeaders({ madeAt }: CachedResponse, { freshUntil, revalidateUntil }: Lifetime): HeaderList {
  const age = Math.max(0, Math.floor((Date.now() - madeAt) / 1000))
  const fresh = Math.max(0, Math.round((freshUntil - madeAt) / 1000))
  const stale = Math.max(0, Math.min(IN_BROWSERS, Math.round((revalidateUntil - freshUntil) / 1000)))
  const control = `public, max-age=${Math.min(fresh, age + IN_BROWSERS)}, stale-while-revalidate=${stale}`
  return ['age', String(age), 'cache-control', control]
}

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header === etag || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  )
}
