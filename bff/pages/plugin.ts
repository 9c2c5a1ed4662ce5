import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import {
  type Execute,
  GraphqlFailure,
  type PageQuery,
  type PageRequest,
  type PageResponse,
  type PageSite,
} from '../../schema/page.ts'
import type { PageKind } from '../../schema/page-kind.ts'
import { isGuarded, matchingRoute } from '../../schema/page-route.ts'
import { sendCached } from '../cache/send-cached.ts'
import { statementLink } from '../domains/content/accessibility-statement.ts'
import { clientBlock } from '../http/client-network.ts'
import { guardedPolicy, policyOf } from '../http/security-headers.ts'
import { textsOf } from '../i18n/texts.ts'
import { Overload } from '../lib/limiter.ts'
import { type WaitingNetworks, TURN_TIMEOUT } from '../lib/network-queue.ts'
import { traced } from '../ops/trace.ts'
import type { Contribution } from '../session/contribution.ts'
import { redirectStatus, safeLocation } from '../http/addresses.ts'
import { createPageCache } from './page-cache.ts'
import { failurePage, InMaintenance, isBusy } from './failure-page.ts'
import { createPageRuns } from './page-runs.ts'
import { findLogo } from './logo.ts'
import { isDevelopment, type Pages } from './pages.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'
import { errorPage, offlinePage, statusPageHtml, unsentFormPage } from '../http/status-page.ts'
import { STATUS_STYLE, STATUS_STYLE_PATH } from '../http/status-style.ts'
import { readTarget, type Target } from './target.ts'
import { withTheme } from './theme.ts'
import { withinSize, withinTime } from './render-limits.ts'

/** Content types of forms that a browser submits without JavaScript (HTML, «form submission»). */
const FORM_TYPES: ReadonlySet<string> = new Set([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
])

const RENDER_TIMEOUT = 8000
/** A page makes up to two concurrent calls to the store, and takes time to render. */
const PLACES = 2

/** Every URL of the shop without another route: rendered on the server with the right status. */
export async function pagesPlugin(app: FastifyInstance): Promise<void> {
  const { pages, uncached, contributionCookie } = app
  const { theme, shop } = app.site
  const { basePath, pageSizes, taxDivisor } = shop
  const { renderTimeout = RENDER_TIMEOUT } = pages
  const site = await pageSite(app)
  const policy = guardedPolicy(policyOf(app.site, isDevelopment(pages)))
  const assets = withTheme(pages.assetsBelow(basePath), theme, basePath)
  const routeOf = (path: string) => matchingRoute(pages.routes, path, site.extensionsOff)?.route
  const newRun = createPageRuns(app)
  const cachedPage = createPageCache(app, { render, write: writePublic })

  const kinds = createKnownKinds()
  const config = { pageOf: (url: string) => kindOf(readTarget(url, basePath, routeOf)) }

  addStatusFiles(app)
  const page = { method: 'GET', config: { ...config, isOftenCached: true }, handler: sendAddress } as const
  app.route({ ...page, url: '/', prefixTrailingSlash: 'both' })
  app.route({ ...page, url: '/*' })
  // Refused before the body is read.
  const refuseForm = { method: 'POST', config, onRequest: sendUnsentForm, handler: sendNotFound } as const
  app.route({ ...refuseForm, url: '/', prefixTrailingSlash: 'both' })
  app.route({ ...refuseForm, url: '/*' })

  function isInMaintenance(): boolean {
    return app.store.maintenance.active
  }

  function kindOf({ kind, path }: Target): PageKind {
    return kind ?? kinds.of(path) ?? 'other'
  }

  async function sendUnsentForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (!isUnscriptedForm(request)) return undefined
    const { status, ...shown } = unsentFormPage(app.branding)
    const html = statusPageHtml({ status, ...shown }, app.branding)
    reply.header('allow', 'GET, HEAD').header('referrer-policy', 'strict-origin')
    return send(reply, writePage({ kind: 'html', status, html }), 'no-store')
  }

  function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.callNotFound()
    return reply
  }

  function sendAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const target = readTarget(request.url, basePath, routeOf)
    const { location, moved } = target
    if (isGuarded(target.section)) reply.header('content-security-policy', policy)
    if (target.section === 'secret') reply.header('referrer-policy', 'strict-origin')
    if (location) return send(reply, writePage({ kind: 'redirect', status: 301, location }), 'no-cache')
    if (moved) return send(reply, writePage({ kind: 'redirect', status: 302, location: moved }), 'private, no-store')
    const { devMiddleware } = pages
    if (!devMiddleware) return sendTarget(target, request, reply)
    return handledByVite(devMiddleware, request, reply).then((is) => (is ? reply : sendTarget(target, request, reply)))
  }

  function sendTarget(target: Target, request: FastifyRequest, reply: FastifyReply) {
    if (target.isFile) {
      reply.callNotFound()
      return reply
    }
    if (app.isShutFor(request)) return sendFailure(new InMaintenance(), request, reply)
    const contribution = contributionCookie.of(request)
    // In development, changes of the sources have to show.
    return contribution.modes || pages.devMiddleware || target.section !== 'public'
      ? sendFresh(target, contribution, request, reply)
      : sendPublic(target, request, reply)
  }

  /** A page that is not cached: for contributors, with their modes, and for personal pages. */
  async function sendFresh(
    { requested }: Target,
    contribution: Contribution,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { log } = request
    const { modes } = contribution
    if (modes) reply.header('x-robots-tag', 'noindex, nofollow')
    try {
      const page = await traced(log, 'render page', {}, (own) => {
        const { execute } = newRun(own, contribution)
        return render(requested, { execute, log: own, from: clientBlock(request.ip) }, modes ?? undefined)
      })
      if (page.kind === 'html') request.page = page.page
      return send(reply, writePage(page), 'private, no-store')
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }

  async function sendPublic(target: Target, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { log } = request
    try {
      const { entry, cacheStatus } = await cachedPage(target, { newRun, log, from: clientBlock(request.ip) })
      request.cacheStatus = cacheStatus
      const { value } = entry
      if ('page' in value) request.page = value.page
      if (cacheStatus !== 'hit') kinds.note(target.path, request.page)
      return 'hash' in value
        ? await sendCached(request, reply, withRequestQuery(value, value, target), entry)
        : send(reply, withRequestQuery(writePublic(value), value, target), 'no-cache')
    } catch (error) {
      return sendFailure(error, request, reply)
    }
  }

  /** A page for everybody, from which a browser may fetch others before they are opened. */
  function writePublic(page: PageResponse): WrittenPage {
    const { headers, ...written } = writePage(page)
    const rules = page.kind === 'html' && { 'speculation-rules': `"${basePath}${SPECULATION_RULES_PATH}"` }
    return { ...written, headers: { ...headers, ...rules } }
  }

  function render(
    url: string,
    { execute, log, from }: { execute: Execute; log: FastifyBaseLogger; from: string | WaitingNetworks },
    contribution?: PageRequest['contribution'],
  ): Promise<PageResponse> {
    // Cached pages are shown.
    if (isInMaintenance()) throw new InMaintenance()
    if (app.isOverloaded) throw new Overload('The event loop is late')
    const page = async () => {
      const listRules = { pageSizes, taxDivisor }
      const rendered = pages.render({ url, basePath, assets, site, execute, listRules, contribution })
      try {
        return withinSize(await withinTime(rendered, renderTimeout, log), url, log)
      } catch (error) {
        // Waiting requests of this network would fail for the same reason.
        if (isBusy(error)) uncached.refuse(from)
        throw error
      }
    }
    return uncached.run(from, page, { timeout: TURN_TIMEOUT, places: PLACES })
  }

  async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = failurePage(error, app.branding)
    if (page === 'shell') {
      const contribution = contributionCookie.of(request).modes ?? undefined
      // If the store has gone into maintenance meanwhile, the browser shows that instead of retrying.
      const isClosed = isInMaintenance()
      const shell = { basePath, assets, site, contribution, status: isClosed ? ('maintenance' as const) : undefined }
      const html = await pages.renderShell(shell, app.branding.locale)
      return send(reply, writePage({ kind: 'html', status: isClosed ? 503 : 200, html }), 'no-store')
    }
    if (!page) request.log.error({ err: error }, 'a page could not be rendered')
    const { status, retryAfter, ...shown } =
      page ??
      errorPage(
        app.branding,
        request.id,
        error instanceof GraphqlFailure ? 'The data of the page could not be read.' : undefined,
      )
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    const html = statusPageHtml({ status, ...shown }, app.branding)
    return send(reply, writePage({ kind: 'html', status, html }), 'no-store')
  }
}

/** Returns what pages know of the site. The store may provide the language later. */
async function pageSite({ site, language }: FastifyInstance): Promise<PageSite> {
  const logo = await findLogo(site.publicDirs)
  return {
    ...site.page,
    // A logo has dark letters, so it needs a light background unless the theme has a dark scheme of its own.
    ...(logo && { logo, ...(site.theme?.schemes !== 'both' && { isLight: true as const }) }),
    get accessibility() {
      return statementLink(site.shop.accessibility, textsOf(language))
    },
  }
}

function send(reply: FastifyReply, { status, headers, body }: WrittenPage, cacheControl: string): FastifyReply {
  return reply.code(status).headers(headers).header('cache-control', cacheControl).send(body)
}

/** Whether a browser submitted a form by itself: without JavaScript, or before the page was ready. */
function isUnscriptedForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  return FORM_TYPES.has(type.trim().toLowerCase())
}

/**
 * Lets Vite's development server respond to its own URLs: sources, hot reloading, files of `web/static/`. Returns whether it did. Never part of
 * production.
 */
async function handledByVite(
  middleware: NonNullable<Pages['devMiddleware']>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const isHandled = await new Promise<boolean>((resolve, reject) => {
    reply.raw.once('close', () => resolve(true))
    middleware(request.raw, reply.raw, (error) => (error ? reject(error) : resolve(false)))
  })
  if (isHandled) reply.hijack()
  return isHandled
}

const MAX_KINDS = 10_000
const LONGEST_ADDRESS = 200

/** Remembers the kind of page of the store's addresses from their last render, so that a failed page has its kind in the metrics. */
function createKnownKinds() {
  const known = new LRUCache<string, PageKind>(atMost(MAX_KINDS))
  return {
    of: (path: string) => known.get(path),
    note(path: string, kind: PageKind | undefined) {
      if (kind && kind !== 'other' && path.length <= LONGEST_ADDRESS) known.set(path, kind)
    },
  }
}

/** The style sheet of status pages, and the offline page that the service worker caches. */
function addStatusFiles(app: FastifyInstance): void {
  app.get(STATUS_STYLE_PATH, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(STATUS_STYLE + (app.site.theme?.css ?? '')),
  )
  app.get('/offline.html', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(statusPageHtml(offlinePage(app.branding), app.branding)),
  )
}

/** A page as an HTTP response. */
type WrittenPage = { status: number; headers: Record<string, string>; body: string }

function writePage(page: PageResponse): WrittenPage {
  if (page.kind === 'html') {
    return { status: page.status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: page.html }
  }
  return { status: redirectStatus(page.status), headers: { location: safeLocation(page.location) }, body: '' }
}

/**
 * A redirect keeps the query string of the request, campaign marks included, although the page is rendered without them: if the target carries the
 * query string that the page stands for, it gets `query` instead.
 */
function withRequestQuery<T extends { headers: Readonly<Record<string, string>> }>(
  page: T,
  { search }: PageQuery,
  { query }: Pick<Target, 'query'>,
): T {
  const { location } = page.headers
  if (location === undefined) return page
  const rendered = search?.slice(1) ?? query
  if (rendered === query || !location.startsWith('/') || location.includes('#')) return page
  const [path, carried = ''] = location.split('?', 2)
  return carried === rendered
    ? { ...page, headers: { ...page.headers, location: safeLocation(`${path}?${query}`) } }
    : page
}
