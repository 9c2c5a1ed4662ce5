import type { FastifyReply, FastifyRequest } from 'fastify'
import { responseType } from '../graphql/media-type.ts'
import { statusPageHtml } from '../pages/status-page.ts'

/** How the shop says 503 in each of its tongues. */
export type Unavailable = {
  /** Code and message of the GraphQL error. */
  code: string
  message: string
  page: (branding: Branding) => Parameters<typeof statusPageHtml>[0]
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The site that this part of the server belongs to; what belongs to all of them shows the first. */
    branding: Branding
  }
}

/** What answers need to know of a site while nothing else can be asked. */
export type Branding = {
  basePath: string
  siteName: string
  /** BCP 47 tag of what its status pages say. */
  locale: string
  /** Its mark as SVG, drawn into the page; `null` takes the house's. */
  mark: string | null
}

const RETRY_AFTER = '5'

/** Marks the answer as 503 and gives its body: a GraphQL answer, a page for who takes pages, or a line of text. */
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

/** Whether it is the pages that would answer: their route takes every address that no other one does. */
function isPage({ routeOptions: { url }, method }: FastifyRequest, basePath: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && (url === `${basePath}/*` || url === `${basePath}/` || url === basePath)
  )
}
