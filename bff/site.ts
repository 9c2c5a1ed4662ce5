import type { FastifyInstance } from 'fastify'
import { matchingRoute, ownPaths } from '../schema/page-route.ts'
import { clientLogPlugin } from './ops/client-log-plugin.ts'
import type { CacheSettings, Site } from './config.ts'
import { statementLink } from './domains/content/accessibility-statement.ts'
import { createContributionCookie } from './domains/contribution/contribution-cookie.ts'
import { contributionPlugin } from './domains/contribution/contribution-plugin.ts'
import type { PurgeLog } from './cache/purge-log.ts'
import type { WatchCache } from './cache/store.ts'
import { takenBy } from './extensions.ts'
import { formsPlugin } from './domains/forms/forms-plugin.ts'
import { filesPlugin } from './domains/files/files-plugin.ts'
import type { HandleOperation } from './graphql/operation-response.ts'
import type { Documents } from './graphql/documents.ts'
import { createResponseCache } from './graphql/response-cache.ts'
import type { LimitMutations } from './graphql/limit-mutations.ts'
import { graphqlPlugin } from './graphql/plugin.ts'
import type { ContextFactory } from './graphql/request-context.ts'
import { cspReportPlugin } from './http/csp-report.ts'
import type { RateLimit } from './http/rate-limit.ts'
import { type LearntLanguage, speakIn } from './i18n/locale.ts'
import { textsOf } from './i18n/texts.ts'
import type { NetworkQueue } from './lib/network-queue.ts'
import type { IsShutFor } from './ops/maintenance-gate.ts'
import type { Metrics } from './ops/metrics.ts'
import type { Tracing } from './ops/tracing.ts'
import type { WatchQueue } from './ops/usage-metrics.ts'
import { createPageRuns, type PageRunsOptions } from './pages/page-runs.ts'
import type { Pages } from './pages/pages.ts'
import type { ShopperPriority } from './pages/shopper-priority.ts'
import { pagesPlugin } from './pages/plugin.ts'
import { publicFilesPlugin } from './pages/public-files.ts'
import { speculationRulesPlugin } from './pages/speculation-rules.ts'
import { themePlugin } from './pages/theme.ts'
import { webManifestPlugin } from './pages/web-manifest.ts'
import { paymentPlugin } from './domains/payment/return-routes.ts'
import { createSealer } from './session/seal.ts'
import { createSession, createSessionCookies } from './session/session-cookies.ts'
import { type Translation, translationsPlugin } from './domains/routing/translations-plugin.ts'
import { storeOf } from './domains/shop/store-loaders.ts'
import { sitemapPlugin } from './domains/sitemap/sitemap-plugin.ts'

/** Cache sizes of a site, in bytes. */
export type SiteCache = Pick<CacheSettings, 'responseBytes' | 'resultBytes' | 'pageBytes'>

export type SiteOptions = Pick<PageRunsOptions, 'run'> & {
  site: Site
  language: LearntLanguage
  pages: Pages
  createContext: ContextFactory
  /** The sites that are this one in another language. */
  translations: readonly Translation[]
  execute: HandleOperation
  documents: Documents
  /** Encrypt the session's cookies; newest first. */
  keys: readonly Buffer[]
  /** Shared by all sites: a visitor's limits do not grow with the number of sites. */
  limits: Record<'clientLog' | 'contribution' | 'cspReport' | 'payment' | 'files' | 'sentFiles', RateLimit> & {
    mutation: LimitMutations
  }
  /** Secret of the link that opens contribution mode; empty: nobody may edit. */
  contributionToken: string
  /** Content security policy of pages where a shopper pays or reads personal data. */
  guardedPolicy: string
  isProduction: boolean
  renderTimeout?: number
  isInMaintenance(): boolean
  /** Whether the store still computes its first response after its caches were flushed. */
  isWarming(): boolean
  shopperPriority: ShopperPriority
  renderTurn: () => Promise<void>
  uncached: NetworkQueue
  isShutFor: IsShutFor
  purges: PurgeLog
  metrics: Metrics
  /** Absent where tracing is off. */
  tracing?: Tracing
  watchCache: WatchCache
  watchQueue: WatchQueue
  cache: SiteCache
  /** The store's GraphQL endpoint. */
  storeUrl: string
}

/**
 * The shop of one site, below its base path, with every route that depends on the site. No other site reads its caches.
 */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { site, language, pages, createContext, documents, limits, isProduction } = options
  const { purges, metrics, watchCache, watchQueue, cache } = options
  const { shop } = site
  const { basePath, publicUrl, storeView } = shop
  // Browsers send the cookies of `/` to every path below. So each site has its own cookie name, and its key opens no
  // other site's session.
  const sealer = createSealer(options.keys, ['musette session', site.code].join(' ').trim())
  const sessionCookies = createSessionCookies(sealer, publicUrl, basePath, site.code)
  const contributionSealer = createSealer(
    options.keys,
    `musette contribution ${[options.contributionToken, site.code].join(' ').trim()}`,
  )
  const contributionCookie = createContributionCookie(contributionSealer, publicUrl, basePath, site.code)
  const handleCached = createResponseCache({
    execute: options.execute,
    createContext,
    purges,
    maxBytes: cache.responseBytes,
    watchCache,
    surrogates: app.surrogates,
    store: storeView,
    isWarming: options.isWarming,
    shopperPriority: options.shopperPriority,
  })
  const { tracing } = options
  const handleOperation = tracing ? tracing.operations(handleCached) : handleCached
  if (tracing) app.decorate('siteCode', site.code || shop.shopId)

  // A `preHandler` runs after the body was read, whose events fire outside of any async context.
  const speak = speakIn(language, () => storeOf(createContext({ session: createSession(), log: app.log })))
  app.addHook('preHandler', (_request, _reply, done) => speak(done))
  const takeSpan = tracing?.takeSpan
  await app.register(clientLogPlugin, { limit: limits.clientLog, metrics, site: site.page.code, publicUrl, takeSpan })
  await app.register(cspReportPlugin, { limit: limits.cspReport, metrics })
  await app.register(graphqlPlugin, {
    documents,
    handleOperation,
    createContext,
    sessionCookies,
    contributionCookie,
    limitMutations: limits.mutation,
    filesLimit: limits.sentFiles,
    shop,
    isProduction,
  })
  await app.register(formsPlugin, {
    documents,
    handleOperation,
    createContext,
    sessionCookies,
    limitMutations: limits.mutation,
    shop,
  })
  await app.register(paymentPlugin, { createContext, sessionCookies, limit: limits.payment, shop })
  await app.register(filesPlugin, {
    createContext,
    sessionCookies,
    limit: limits.files,
    shop,
    storeUrl: options.storeUrl,
  })
  const { translations } = options
  if (translations.length > 0) await app.register(translationsPlugin, { createContext, translations })
  const { extensionsOff } = site.page
  await app.register(sitemapPlugin, {
    createContext,
    isPublic: (path) => matchingRoute(pages.routes, path, extensionsOff)?.route.section === 'public',
    language: shop.language,
    translations,
    publicUrl,
    basePath,
    purges,
    watchCache,
    watchQueue,
  })
  const parts = { shop, createContext, sessionCookies, purges, watchCache, watchQueue }
  for (const { plugin } of takenBy(shop)) if (plugin) await app.register((own) => plugin(own, parts))
  await app.register(contributionPlugin, {
    token: options.contributionToken,
    cookie: contributionCookie,
    limit: limits.contribution,
    basePath,
  })
  if (pages.publicDir) await app.register(webManifestPlugin, { root: pages.publicDir, site: site.page, language })
  await app.register(publicFilesPlugin, { root: pages.publicDir, ownRoot: site.publicDir })
  if (site.theme !== null) await app.register(themePlugin, { css: site.theme })
  const neighbours = site.page.family.map(({ url }) => url)
  const own = ownPaths(pages.routes, extensionsOff)
  await app.register(speculationRulesPlugin, { basePath, neighbours, own })
  // The store may tell the language later.
  const page = {
    ...site.page,
    ...(tracing && { isTraced: true as const }),
    get accessibility() {
      return statementLink(shop.accessibility, textsOf(language))
    },
  }
  await app.register(pagesPlugin, {
    pages,
    basePath,
    guardedPolicy: options.guardedPolicy,
    site: page,
    theme: site.theme,
    listRules: { pageSizes: shop.pageSizes, taxDivisor: shop.taxDivisor },
    renderTimeout: options.renderTimeout,
    isInMaintenance: options.isInMaintenance,
    isWarming: options.isWarming,
    isShutFor: options.isShutFor,
    renderTurn: options.renderTurn,
    uncached: options.uncached,
    contributionOf: contributionCookie.of,
    purges,
    watchCache,
    cacheBytes: cache.pageBytes,
    newRun: createPageRuns({
      documents,
      run: options.run,
      createContext: (page) => createContext({ session: createSession(), ...page }),
      purges,
      watchCache,
      maxBytes: cache.resultBytes,
      store: storeView,
      shopperPriority: options.shopperPriority,
    }),
  })
}
