import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { StoreView } from '../store/views.ts'

/** An HTTP response. */
export type HttpResponse = { status: number; headers: ResponseHeaders; body: string }

const DAY_IN_SECONDS = 86_400

/** Headers of every response of the application. */
const COMMON = {
  'content-type': 'application/json',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'x-xss-protection': '1; mode=block',
  'x-frame-options': 'SAMEORIGIN',
}

type ResponseHeaders = Record<string, string | string[]>

type CacheFacts = { method: string; phpSession: string; cacheId: string | null; tags: string[] | null; now: Date }

export function htmlResponse(status: number, body: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store, no-cache, must-revalidate' },
    body,
  }
}

export function textResponse(status: number, body: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'cache-control': 'no-store, no-cache, must-revalidate' },
    body,
  }
}

/** Sends the response as bytes, so that Fastify does not change the content type. */
export function send(reply: FastifyReply, { status, headers, body }: HttpResponse): FastifyReply {
  return reply.code(status).headers(headers).send(Buffer.from(body))
}

/** The value of `X-Magento-Cache-Id`, which Varnish adds to its hash. `groupId` is null for a guest. */
export function cacheId(view: StoreView, currency: string, groupId: number | null): string {
  return createHash('sha256')
    .update(`${groupId === null ? 'guest|0' : `customer|${groupId}`}|${view.code}|${currency}|musette`)
    .digest('hex')
}

/**
 * Headers of a GraphQL response with the caching application set to Varnish. `tags` are those of a cacheable response, null
 * for one that must not be stored; `cacheId` is null for mutations.
 */
export function responseHeaders({ method, phpSession, cacheId: id, tags, now }: CacheFacts): ResponseHeaders {
  return {
    ...COMMON,
    'set-cookie': method === 'POST' ? [session(phpSession), contentVersion()] : [session(phpSession)],
    ...(id === null ? {} : { 'x-magento-cache-id': id }),
    ...(tags
      ? {
          pragma: 'cache',
          'cache-control': `max-age=${DAY_IN_SECONDS}, public, s-maxage=${DAY_IN_SECONDS}`,
          expires: new Date(now.getTime() + DAY_IN_SECONDS * 1000).toUTCString(),
          'x-magento-tags': tags.join(','),
        }
      : {
          pragma: 'no-cache',
          'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
          expires: new Date(now.getTime() - 365 * DAY_IN_SECONDS * 1000).toUTCString(),
        }),
  }
}

function session(id: string): string {
  return `PHPSESSID=${id}; Max-Age=3600; path=/; HttpOnly; SameSite=Lax`
}

function contentVersion(): string {
  return `private_content_version=${randomBytes(16).toString('hex')}; Max-Age=315360000; path=/; SameSite=Lax`
}
