import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import mercurius from 'mercurius'
import { RESIZED_IMAGES_PATH } from '../schema/resized-image-url.ts'
import manifest from '../web/api/operations.generated.json' with { type: 'json' }
import { clientLogPlugin } from './client-log/plugin.ts'
import type { Config } from './config.ts'
import { createContributionCookie } from './contribution/contribution-cookie.ts'
import { contributionPlugin } from './contribution/plugin.ts'
import { createPurgeLog } from './cache/purge-log.ts'
import { watchClock } from './cache/watch-clock.ts'
import { comparePrices } from './domains/catalog/compare-prices.ts'
import { createOrderDesk } from './domains/checkout/order-desk.ts'
import { createLoaders } from './domains/loaders.ts'
import { createOrderIds } from './domains/orders/order-ids.ts'
import { resolvers } from './domains/resolvers.ts'
import { filesPlugin } from './files/plugin.ts'
import { createExecutor } from './graphql/answer.ts'
import { createDocuments } from './graphql/documents.ts'
import { createKeptAnswers } from './graphql/kept-answers.ts'
import { createMutationLimits } from './graphql/limit-mutations.ts'
import { runOperation } from './graphql/run-operation.ts'
import { graphqlPlugin } from './graphql/plugin.ts'
import { createContextFactory, type CreateLoaders } from './graphql/request-context.ts'
import { createShopSchema } from './graphql/schema.ts'
import { createGuards } from './guards/guards.ts'
import type { Resolvers } from './graphql/shop-schema.generated.ts'
import { addCompression } from './http/compression.ts'
import { CSP_REPORT_PATH, cspReportPlugin } from './http/csp-report.ts'
import { answerFailures } from './http/failures.ts'
import { shedLoad } from './http/load-shedding.ts'
import { demandOneHost } from './http/one-host.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { securityHeaders } from './http/security-headers.ts'
import { SERVER_LIMITS, serverOptions } from './http/server-options.ts'
import { cutSlowReaders } from './http/slow-readers.ts'
import { addStandingHeaders } from './http/standing-headers.ts'
import { imagesPlugin } from './images/plugin.ts'
import { logAccess } from './ops/access-log.ts'
import { watchCaches } from './ops/cache-metrics.ts'
import { addCacheStatus, decorateVerdict } from './ops/cache-status.ts'
import { healthPlugin } from './ops/health.ts'
import { logDestination } from './ops/log-destination.ts'
import type { LogStream } from './ops/logger.ts'
import { shutByHand } from './ops/maintenance-gate.ts'
import { maintenanceModePlugin } from './ops/maintenance-mode.ts'
import { createMaintenanceSwitch } from './ops/maintenance-switch.ts'
import { createMetrics } from './ops/metrics.ts'
import { countRequests, metricsPlugin } from './ops/metrics-plugin.ts'
import { observeStore } from './ops/observed-store.ts'
import { watchQueues } from './ops/queue-metrics.ts'
import { addRequestId } from './ops/request-id.ts'
import { closeConnectionsWhenClosing } from './ops/stop.ts'
import { loadBuiltPages } from './pages/built-pages.ts'
import { createPageRuns } from './pages/page-runs.ts'
import type { Pages } from './pages/pages.ts'
import { pagesPlugin } from './pages/plugin.ts'
import { publicFilesPlugin } from './pages/public-files.ts'
import { paymentPlugin } from './payment/plugin.ts'
import { purgePlugin } from './purge/plugin.ts'
import { createSharedCache } from './redis/shared-cache.ts'
import { createSealer } from './session/seal.ts'
import { createSession, createSessionCookie } from './session/session-cookie.ts'
import { sessionKeys } from './session/session-keys.ts'
import { sitemapPlugin } from './sitemap/plugin.ts'
import { robotsTxt } from './sitemap/robots.ts'
import { createUpstreamFactory } from './upstream/bound-upstream.ts'
import { createStoreClient } from './upstream/store-client.ts'
import { videosPlugin } from './videos/plugin.ts'

/** What tests and the development server put in the place of the real thing. */
export type Overrides = {
  pages?: Pages
  resolvers?: Resolvers
  createLoaders?: CreateLoaders
  /** Ms until a page is left to the browser. */
  renderTimeout?: number
  /** Where log lines go instead of to stdout. */
  logStream?: LogStream
}

/** The whole server, not yet listening. Closing it finishes what is in flight and lets go of the store. */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<FastifyInstance> {
  const { shop, ops, isProduction } = config
  const isSecure = shop.publicUrl.startsWith('https:')
  const logStream = overrides.logStream ?? logDestination(config)
  const app = Fastify(serverOptions(config, isSecure, logStream))
  app.server.maxConnections = SERVER_LIMITS.connections
  app.server.maxHeadersCount = SERVER_LIMITS.headers
  cutSlowReaders(app.server, { patience: SERVER_LIMITS.readTimeout, interval: SERVER_LIMITS.checkInterval })

  const pages = overrides.pages ?? (await loadBuiltPages(shop.basePath))
  const metrics = createMetrics()
  const watchCache = watchCaches(metrics)
  const watchQueue = watchQueues(metrics)
  const store = observeStore(createStoreClient(config.upstream, app.log.child({ part: 'upstream' })), metrics)
  watchQueue('upstream', store.queue)
  app.addHook('onClose', async () => {
    manual.stop()
    stopWatchingClock()
    shared.close()
    await store.close()
  })
  const purges = createPurgeLog()
  const stopWatchingClock = watchClock(purges, app.log)
  const shared = createSharedCache(config.cache.redisUrl, config.upstream.url, purges, app.log.child({ part: 'redis' }))
  const maintenanceFile = join(config.dataDir, 'maintenance.json')
  const manual = createMaintenanceSwitch(maintenanceFile, app.log, shared.text?.('maintenance'))
  const keys = sessionKeys(config.sessionKeys, app.log)
  const reference = createSealer(keys, 'musette payment return')
  const desk = createOrderDesk(reference, createOrderIds(keys), shared.records)
  const createContext = createContextFactory(
    shop,
    createUpstreamFactory(config.upstream, store, {
      purges,
      watchCache,
      shared: shared.answers,
      ...(config.upstream.groupPrices && { comparePrices }),
    }),
    overrides.createLoaders ?? ((parts) => createLoaders({ ...parts, desk })),
    createGuards({ captchaKeys: config.captcha ? keys : undefined, counters: shared.counters }),
  )
  const sealer = createSealer(keys, 'musette session')
  const sessionCookie = createSessionCookie(sealer, shop.publicUrl, shop.basePath)
  const contributionSealer = createSealer(keys, `musette contribution ${ops.contributionToken}`)
  const contributionCookie = createContributionCookie(contributionSealer, shop.publicUrl, shop.basePath)
  const schema = createShopSchema(overrides.resolvers ?? resolvers)
  const documents = createDocuments(schema, manifest, {
    isIntrospectable: !isProduction,
    trustedOnly: config.persistedOnly,
  })

  decorateVerdict(app)
  logAccess(app, logStream)
  countRequests(app, metrics)
  answerFailures(app)
  const constant = securityHeaders({
    isSecure,
    isDevelopment: pages.devMiddleware !== undefined,
    hosts: config.csp,
    reportPath: shop.basePath + CSP_REPORT_PATH,
  })
  addStandingHeaders(app, { constant, varying: [addRequestId, addCacheStatus, closeConnectionsWhenClosing(app)] })
  demandOneHost(app)
  const face = { basePath: shop.basePath, siteName: config.siteName }
  shedLoad(app, ops.maxEventLoopDelay, face)
  const isShutFor = shutByHand(app, manual, ops.maintenanceAllow, face)
  addCompression(app)
  // The endpoint has its own transport: mercurius executes.
  await app.register(mercurius, {
    schema,
    routes: false,
    // Documents it has prepared; it keeps up to twice as many, each with a copy.
    cache: 100,
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  })

  const answerOne = createKeptAnswers({
    execute: createExecutor(app, !isProduction),
    createContext,
    purges,
    maxBytes: config.cache.responseBytes,
    watchCache,
    store: config.upstream.store,
  })
  await app.register(purgePlugin, { settings: config.cache, basePath: shop.basePath, purge: shared.purge })
  const limitMutations = createMutationLimits(ops.perMinute)
  await app.register(
    async (base) => {
      await base.register(healthPlugin, { isReady: () => store.hasAnswered })
      await base.register(metricsPlugin, { metrics, token: ops.metricsToken })
      await base.register(maintenanceModePlugin, {
        manual,
        store: store.maintenance,
        token: ops.maintenanceToken,
        metrics,
      })
      await base.register(clientLogPlugin, {
        limit: createRateLimit(ops.perMinute.clientLog),
        metrics,
        publicUrl: shop.publicUrl,
      })
      await base.register(cspReportPlugin, { limit: createRateLimit(ops.perMinute.cspReports), metrics })
      await base.register(graphqlPlugin, {
        documents,
        answerOne,
        createContext,
        sessionCookie,
        contributionCookie,
        limitMutations,
        shop,
        isProduction,
      })
      await base.register(paymentPlugin, {
        createContext,
        sessionCookie,
        desk,
        limit: createRateLimit(ops.perMinute.mutations),
        shop,
      })
      await base.register(filesPlugin, {
        createContext,
        sessionCookie,
        limit: createRateLimit(ops.perMinute.mutations),
        shop,
        siteName: config.siteName,
        storeUrl: config.upstream.url,
      })
      await base.register(sitemapPlugin, {
        createContext,
        publicUrl: shop.publicUrl,
        basePath: shop.basePath,
        purges,
        watchCache,
        watchQueue,
      })
      await base.register(contributionPlugin, {
        token: ops.contributionToken,
        cookie: contributionCookie,
        limit: createRateLimit(ops.perMinute.sensitive),
        basePath: shop.basePath,
        siteName: config.siteName,
      })
      if (pages.publicDir) await base.register(publicFilesPlugin, { root: pages.publicDir })
      await base.register(pagesPlugin, {
        pages,
        basePath: shop.basePath,
        level: shop.level,
        siteName: config.siteName,
        listRules: { pageSizes: shop.pageSizes, taxDivisor: shop.taxDivisor },
        renderTimeout: overrides.renderTimeout,
        isInMaintenance: () => store.maintenance.active,
        isShutFor,
        contributionOf: contributionCookie.of,
        purges,
        watchCache,
        watchQueue,
        cacheBytes: config.cache.pageBytes,
        newRun: createPageRuns({
          documents,
          run: (operation, variables, context) => runOperation(app, operation, variables, context),
          createContext: (log, contribution) => createContext({ session: createSession(), contribution, log }),
          purges,
          watchCache,
          maxBytes: config.cache.resultBytes,
          store: config.upstream.store,
        }),
      })
    },
    { prefix: shop.basePath },
  )
  const robots = robotsTxt({ isProduction, publicUrl: shop.publicUrl, basePath: shop.basePath })
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  )
  await app.register(videosPlugin, { basePath: shop.basePath, mediaUrl: shop.mediaUrl })
  await app.register(imagesPlugin, {
    basePath: shop.basePath,
    mediaUrl: shop.mediaUrl,
    cacheDir: join(config.dataDir, RESIZED_IMAGES_PATH),
    maxCacheBytes: config.imageCacheBytes,
    watchCache,
    watchQueue,
  })
  return app
}
