import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALE, MAINTENANCE_MARKER } from '../../schema/shop-constants.ts'
import { type Execute, GraphqlFailure, type PageResponse } from '../../web/page.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { sendKept } from '../cache/send-kept.ts'
import type { WatchCache } from '../cache/store.ts'
import type { WatchQueue } from '../ops/queue-metrics.ts'
import { createLimiter, Overload } from '../upstream/limiter.ts'
import { isFileRequest, originForm, pageUrl, withOneSlash } from './addresses.ts'
import { answeredByVite } from './dev-middleware.ts'
import { createKeptPages, type PageRun } from './kept-pages.ts'
import { isPersonal, pageAddress } from './page-address.ts'
import type { Pages } from './pages.ts'
import { busyPage, errorPage, maintenancePage, statusPageHtml, unavailablePage } from './status-page.ts'
import { STATUS_STYLE, STATUS_STYLE_PATH } from './status-style.ts'
import { TooSlow, withinTime } from './within-time.ts'
import { withAskedQuery, writePage, type WrittenPage } from './written-page.ts'

export type PagesOptions = {
  pages: Pages
  basePath: string
  siteName: string
  /** What one page runs its operations with. */
  newRun(log: FastifyBaseLogger): PageRun
  /** The store cannot be asked: what is kept is shown. */
  isInMaintenance(): boolean
  /** The shop is closed on purpose: nothing is shown. */
  isShutFor?: (request: FastifyRequest) => boolean
  purges: PurgeLog
  watchCache: WatchCache
  watchQueue: WatchQueue
  /** Memory that kept pages may take. */
  cacheBytes: number
  /** Ms until a page is given up and the browser has to render it. */
  renderTimeout?: number
}

const RENDER_TIMEOUT = 8000
/** Pages rendered at a time: most of that time they wait for the store. */
const MAX_RENDERING = 64
const MAX_WAITING = 256

class InMaintenance extends Error {}

/** Every address of the shop that nothing else answers: rendered on the server, with the right status (design, decision 10). */
export async function pagesPlugin(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, basePath, siteName, newRun, isInMaintenance, isShutFor = () => false } = options
  const { renderTimeout = RENDER_TIMEOUT } = options
  const rendering = createLimiter(MAX_RENDERING, MAX_WAITING)
  options.watchQueue('pages', rendering)
  const keptPage = createKeptPages({
    maxBytes: options.cacheBytes,
    purges: options.purges,
    watchCache: options.watchCache,
    render,
    write: writePage,
    isOutage: (error) => failureOf(error) !== undefined,
  })

  app.get(STATUS_STYLE_PATH, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STATUS_STYLE),
  )
  app.route({ method: 'GET', url: '/', prefixTrailingSlash: 'both', handler: sendAddress })
  app.route({ method: 'GET', url: '/*', handler: sendAddress })

  async function sendAddress(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = originForm(request.url).slice(basePath.length)
    const single = withOneSlash(path)
    if (single)
      return send(reply, writePage({ kind: 'redirect', status: 301, location: basePath + single }), 'no-cache')
    if (pages.devMiddleware && (await answeredByVite(pages.devMiddleware, request, reply))) return reply
    if (isFileRequest(path)) {
      reply.callNotFound()
      return reply
    }
    try {
      if (isShutFor(request)) throw new InMaintenance()
      const url = pageUrl(path)
      // In development a change of the sources has to show.
      return pages.devMiddleware || isPersonal(url)
        ? send(reply, writePage(await render(url, newRun(request.log).execute, request.log)), 'private, no-store')
        : await sendPublic(request, reply, url)
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }

  async function sendPublic(request: FastifyRequest, reply: FastifyReply, asked: string): Promise<FastifyReply> {
    const { log } = request
    const { url, query } = pageAddress(asked)
    const { entry, verdict } = await keptPage(url, { newRun: () => newRun(log), log })
    request.cacheVerdict = verdict
    const { value } = entry
    if ('hash' in value) return sendKept(request, reply, withAskedQuery(value, url, query), entry)
    return send(reply, withAskedQuery(writePage(value), url, query), 'no-cache')
  }

  function render(url: string, execute: Execute, log: FastifyBaseLogger): Promise<PageResponse> {
    if (isInMaintenance()) throw new InMaintenance()
    const page = () => withinTime(pages.render({ url, basePath, assets: pages.assets, execute }), renderTimeout, log)
    return rendering.run(page, renderTimeout)
  }

  async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = failureOf(error)
    if (page === 'shell') {
      const html = await pages.renderShell({ basePath, assets: pages.assets }, LOCALE)
      return send(reply, writePage({ kind: 'html', status: 200, html }), 'no-store')
    }
    if (!page) request.log.error({ err: error }, 'a page could not be rendered')
    const { status, retryAfter, ...shown } = page ?? errorPage(request.id)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    const html = statusPageHtml({ status, ...shown }, siteName, basePath)
    return send(reply, writePage({ kind: 'html', status, html }), 'no-store')
  }

  /** What is shown where the page cannot be had for the moment; `undefined` where something is wrong with the page itself. */
  function failureOf(error: unknown): ReturnType<typeof errorPage> | 'shell' | undefined {
    if (error instanceof TooSlow) return 'shell'
    if (error instanceof InMaintenance) return maintenancePage(siteName)
    if (error instanceof Overload) return busyPage()
    if (!(error instanceof GraphqlFailure)) return undefined
    if (error.message.includes(MAINTENANCE_MARKER)) return maintenancePage(siteName)
    if (error.status === 503) return busyPage()
    return error.status === 502 ? unavailablePage() : undefined
  }
}

function send(reply: FastifyReply, { status, headers, body }: WrittenPage, cacheControl: string): FastifyReply {
  return reply.code(status).headers(headers).header('cache-control', cacheControl).send(body)
}
