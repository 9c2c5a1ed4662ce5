import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Execute, GraphqlFailure, type PageResponse } from '../../web/page.ts'
import { createLimiter, Overload } from '../upstream/limiter.ts'
import { isFileRequest, originForm, pageUrl, redirectStatus, safeLocation, withOneSlash } from './addresses.ts'
import { answeredByVite } from './dev-middleware.ts'
import type { Pages } from './pages.ts'
import { errorPage, maintenancePage, statusPageHtml, unavailablePage } from './status-page.ts'
import { STATUS_STYLE, STATUS_STYLE_PATH } from './status-style.ts'

export type PagesOptions = {
  pages: Pages
  basePath: string
  siteName: string
  /** Makes what one page runs its operations with. */
  executorFor(request: FastifyRequest): Execute
  isInMaintenance(): boolean
  /** Ms until a page is given up and the browser has to render it. */
  renderTimeout?: number
}

const LOCALE = 'fr-FR'
const RENDER_TIMEOUT = 8000
/** Pages rendered at a time: most of that time they wait for the store. */
const MAX_RENDERING = 64
const MAX_WAITING = 256
const TOO_SLOW = Symbol('too slow')

/** Every address of the shop that nothing else answers: rendered on the server, with the right status (design, decision 10). */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, basePath, siteName, executorFor, isInMaintenance, renderTimeout = RENDER_TIMEOUT } = options
  const rendering = createLimiter(MAX_RENDERING, MAX_WAITING)

  app.get(STATUS_STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STATUS_STYLE),
  )
  app.route({ method: 'GET', url: '/', prefixTrailingSlash: 'both', handler: sendAddress })
  app.route({ method: 'GET', url: '/*', handler: sendAddress })

  async function sendAddress(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = originForm(request.url).slice(basePath.length)
    const single = withOneSlash(path)
    if (single) return sendRedirect(reply, 301, basePath + single)
    if (pages.devMiddleware && (await answeredByVite(pages.devMiddleware, request, reply))) return reply
    if (isFileRequest(path)) {
      reply.callNotFound()
      return reply
    }
    if (isInMaintenance()) return sendStatusPage(reply, maintenancePage(siteName))
    try {
      return await sendPage(request, reply, pageUrl(path))
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> {
    const render = () => pages.render({ url, basePath, assets: pages.assets, execute: executorFor(request) })
    const page = await rendering.run(() => withinTime(render(), renderTimeout, request), renderTimeout)
    if (page === TOO_SLOW) return sendShell(reply)
    if (page.kind === 'redirect') return sendRedirect(reply, page.status, page.location)
    // Revalidated until the pages store gives rendered pages an age and an ETag.
    return sendHtml(reply.code(page.status), page.html, 'no-cache')
  }

  async function sendShell(reply: FastifyReply): Promise<FastifyReply> {
    return sendHtml(reply, await pages.renderShell({ basePath, assets: pages.assets }, LOCALE), 'no-store')
  }

  function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (error instanceof GraphqlFailure && error.isMaintenance) return sendStatusPage(reply, maintenancePage(siteName))
    if (error instanceof GraphqlFailure && error.status === 502) return sendStatusPage(reply, unavailablePage())
    if (error instanceof Overload) return sendStatusPage(reply, { ...unavailablePage(), status: 503 })
    request.log.error({ err: error }, 'a page could not be rendered')
    return sendStatusPage(reply, errorPage(request.id))
  }

  function sendStatusPage(reply: FastifyReply, page: ReturnType<typeof errorPage>): FastifyReply {
    if (page.retryAfter) reply.header('retry-after', String(page.retryAfter))
    return sendHtml(reply.code(page.status), statusPageHtml(page, siteName, basePath), 'no-store')
  }
}

function sendHtml(reply: FastifyReply, html: string, cacheControl: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', cacheControl).send(html)
}

function sendRedirect(reply: FastifyReply, status: number, location: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(safeLocation(location), redirectStatus(status))
}

/** The page, or `TOO_SLOW`; a page that comes too late is dropped. */
async function withinTime(page: Promise<PageResponse>, ms: number, request: FastifyRequest) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof TOO_SLOW>((resolve) => {
    timer = setTimeout(() => resolve(TOO_SLOW), ms)
  })
  try {
    const first = await Promise.race([page, timeout])
    if (first === TOO_SLOW) {
      request.log.warn('a page took too long and is left to the browser')
      page.catch((error: unknown) => request.log.warn({ err: error }, 'a page that took too long failed'))
    }
    return first
  } finally {
    clearTimeout(timer)
  }
}
