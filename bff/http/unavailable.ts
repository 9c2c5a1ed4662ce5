import type { FastifyReply, FastifyRequest } from 'fastify'
import { responseType } from './media-type.ts'
import type { SiteLanguage } from '../i18n/locale.ts'
import { statusPageHtml } from './status-page.ts'

/** The content of a 503 response, as GraphQL and as a page. */
export type Unavailable = {
  /** Code and message of the GraphQL error. */
  code: string
  message: string
  page: (branding: Branding) => Parameters<typeof statusPageHtml>[0]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The site of these routes. Routes that all sites share use the first site. */
    branding: Branding
  }
}

/** What a 503 response needs to know of its site while nothing can be loaded. */
export type Branding = SiteLanguage & {
  basePath: string
  siteName: string
  /** The logo as SVG, inlined into the page; `null` for the default logo. */
  mark: string | null
  /** The site's own theme has no dark colours. */
  isLight: boolean
  /** Telephone number of customer service; null without one. */
  phone: string | null
  /** Name of the cookie that tells scripts of a cart. */
  presence: string
}

const RETRY_AFTER = '5'

/**
 * Sets status 503 and returns the body. GraphQL requests get a GraphQL response, page requests a page, all others a
 * line of text.
 */
export function unavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message, page }: Unavailable,
): string {
  const { branding } = request.server
  const { basePath } = branding
  reply.code(503).header('retry-after', RETRY_AFTER).header('cache-control', 'no-store')
  if (isGraphql(request, basePath)) {
    reply.type(`${responseType(request.headers.accept).mediaType}; charset=utf-8`)
    return JSON.stringify({ errors: [{ message, extensions: { code } }] })
  }
  if (isPage(request, basePath)) {
    reply.type('text/html; charset=utf-8')
    return statusPageHtml(page(branding), branding)
  }
  reply.type('text/plain; charset=utf-8')
  return 'Try again in a moment\n'
}

export function isGraphql({ routeOptions }: FastifyRequest, basePath: string): boolean {
  return routeOptions.url === `${basePath}/graphql` || routeOptions.url === `${basePath}/graphql/files`
}

/** Whether the route of pages matched, which takes every path that no other route matches. */
function isPage({ routeOptions: { url }, method }: FastifyRequest, basePath: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && (url === `${basePath}/*` || url === `${basePath}/` || url === basePath)
  )
}
