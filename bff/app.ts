import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import mercurius from 'mercurius'
import { RESIZED_IMAGES_PATH } from '../schema/resized-image-url.ts'
import manifest from '../web/api/operations.generated.json' with { type: 'json' }
import type { CacheSettings, Config, Site } from './config.ts'
import { createPurgeLog } from './cache/purge-log.ts'
import { watchClock } from './cache/watch-clock.ts'
import { comparePrices } from './domains/catalog/compare-prices.ts'
import { createOrderDesk } from './domains/checkout/order-desk.ts'
import { createLoaders } from './domains/loaders.ts'
import { createOrderIds } from './domains/orders/order-ids.ts'
import { resolvers } from './domains/resolvers.ts'
import { createExecutor } from './graphql/answer.ts'
import { createDocuments } from './graphql/documents.ts'
import { createMutationLimits } from './graphql/limit-mutations.ts'
import { FILES_PER_MINUTE } from './graphql/plugin.ts'
import { runOperation } from './graphql/run-operation.ts'
import { createContextFactory, type CreateLoaders } from './graphql/request-context.ts'
import { createShopSchema } from './graphql/schema.ts'
import { createGuards } from './guards/guards.ts'
import type { Resolvers } from './graphql/shop-schema.generated.ts'
import { addCompression } from './http/compression.ts'
import { CSP_REPORT_PATH } from './http/csp-report.ts'
import { answerFailures } from './http/failures.ts'
import { shedLoad } from './http/load-shedding.ts'
import { demandOneHost } from './http/one-host.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { securityHeaders } from './http/security-headers.ts'
import { answerOnHost, siteHosts } from './http/site-hosts.ts'
import { SERVER_LIMITS, serverOptions } from './http/server-options.ts'
import { cutSlowReaders } from './http/slow-readers.ts'
import { addStandingHeaders, replaceConstantHeaders } from './http/standing-headers.ts'
import type { Face } from './http/unavailable.ts'
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
import type { Pages } from './pages/pages.ts'
import { purgePlugin } from './purge/plugin.ts'
import { createSharedCache } from './redis/shared-cache.ts'
import { createSealer } from './session/seal.ts'
import { sessionKeys } from './session/session-keys.ts'
import { robotsTxt } from './sitemap/robots.ts'
import { type SiteCache, sitePlugin } from './site.ts'
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
  const { sites, ops, isProduction } = config
  const isSecure = sites.every(({ shop }) => shop.publicUrl.startsWith('https:'))
  const logStream = overrides.logStream ?? logDestination(config)
  const app = Fastify(serverOptions(config, isSecure, logStream))
  app.server.maxConnections = SERVER_LIMITS.connections
  app.server.maxHeadersCount = SERVER_LIMITS.headers
  cutSlowReaders(app.server, { patience: SERVER_LIMITS.readTimeout, interval: SERVER_LIMITS.checkInterval })

  const pages = overrides.pages ?? (await loadBuiltPages())
  const metrics = createMetrics()
  const watchCache = watchCaches(metrics)
  const watchQueue = watchQueues(metrics)
  const store = observeStore(createStoreClient(config.upstream, app.log.child({ part: 'upstream' })), metrics)
  watchQueue('upstream', store.queue)
  app.addHook('onClose', async () => {
    manual.stop()
    purges.stop()
    shared.close()
    await store.close()
  })
  const purges = watchClock(createPurgeLog(), app.log)
  const shared = createSharedCache(config.cache.redisUrl, config.upstream.url, purges, app.log.child({ part: 'redis' }))
  const maintenanceFile = join(config.dataDir, 'maintenance.json')
  const manual = createMaintenanceSwitch(maintenanceFile, app.log, shared.text?.('maintenance'))
  metrics.gauge('musette_maintenance_by_hand', 'Whether maintenance is switched on by hand', () => Number(manual.isOn))
  const keys = sessionKeys(config.sessionKeys, app.log)
  const reference = createSealer(keys, 'musette payment return')
  const desk = createOrderDesk(reference, createOrderIds(keys), shared.records)
  const bindUpstream = createUpstreamFactory(config.upstream, store, {
    purges,
    watchCache,
    shared: shared.answers,
    ...(config.upstream.groupPrices && { comparePrices }),
  })
  const newLoaders = overrides.createLoaders ?? ((parts) => createLoaders({ ...parts, desk }))
  const guards = createGuards({ captchaKeys: config.captcha ? keys : undefined, counters: shared.counters })
  const schema = createShopSchema(overrides.resolvers ?? resolvers)
  const documents = createDocuments(schema, manifest, {
    isIntrospectable: !isProduction,
    trustedOnly: config.persistedOnly,
  })

  decorateVerdict(app)
  logAccess(app, logStream)
  countRequests(app, metrics)
  const hosts = siteHosts(sites)
  answerFailures(app, hosts)
  const constantOf = ({ csp, shop }: Site) =>
    securityHeaders({
      isSecure: shop.publicUrl.startsWith('https:'),
      isDevelopment: pages.devMiddleware !== undefined,
      hosts: csp,
      reportPath: shop.basePath + CSP_REPORT_PATH,
    })
  const varying = [addRequestId, addCacheStatus, closeConnectionsWhenClosing(app)]
  addStandingHeaders(app, { constant: constantOf(sites[0]), varying })
  demandOneHost(app)
  app.decorate('face', faceOf(sites[0]))
  shedLoad(app, ops.maxEventLoopDelay)
  const isShutFor = shutByHand(app, manual, ops.maintenanceAllow)
  addCompression(app)
  // The endpoint has its own transport: mercurius executes.
  await app.register(mercurius, {
    schema,
    routes: false,
    // Documents it has prepared; it keeps up to twice as many, each with a copy.
    cache: 100,
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  })

  // What belongs to the process answers below each path, on every host.
  const basePaths = [...new Set(sites.map(({ shop }) => shop.basePath))]
  await app.register(purgePlugin, { settings: config.cache, basePaths, purge: shared.purge })
  const newLimit = createRateLimits(shared.limits)
  const limits = {
    mutation: createMutationLimits(ops.perMinute, newLimit),
    sentFiles: newLimit('sent files', FILES_PER_MINUTE),
    clientLog: newLimit('client log', ops.perMinute.clientLog),
    cspReport: newLimit('policy reports', ops.perMinute.cspReports),
    payment: newLimit('payment returns', ops.perMinute.mutations),
    files: newLimit('files', ops.perMinute.mutations),
    contribution: newLimit('contribution', ops.perMinute.sensitive),
  }
  for (const prefix of basePaths) {
    await app.register(
      async (base) => {
        await base.register(healthPlugin, { isReady: () => store.hasAnswered })
        await base.register(metricsPlugin, { metrics, token: ops.metricsToken })
        await base.register(maintenanceModePlugin, {
          manual,
          store: store.maintenance,
          token: ops.maintenanceToken,
        })
      },
      { prefix },
    )
  }
  for (const [i, site] of sites.entries()) {
    const { basePath } = site.shop
    const code = site.code && `:${site.code}`
    await app.register(
      async (base) => {
        answerOnHost(base, hosts[i] ?? null)
        base.decorate('face', faceOf(site))
        replaceConstantHeaders(base, constantOf(site))
        await base.register(sitePlugin, {
          site,
          pages,
          createContext: createContextFactory(site.shop, bindUpstream, newLoaders, guards),
          execute: createExecutor(app, !isProduction),
          run: (operation, variables, context) => runOperation(app, operation, variables, context),
          documents,
          desk,
          keys,
          limits,
          contributionToken: ops.contributionToken,
          isProduction,
          renderTimeout: overrides.renderTimeout,
          isInMaintenance: () => store.maintenance.active,
          isShutFor,
          purges,
          metrics,
          watchCache: (name, figures) => watchCache(name + code, figures),
          watchQueue: (name, figures) => watchQueue(name + code, figures),
          // Sites share the room, never an entry: none can drive out what others keep.
          cache: shareOf(config.cache, sites.length),
          storeUrl: config.upstream.url,
        })
      },
      { prefix: basePath },
    )
  }
  for (const host of new Set(hosts)) {
    const ofHost = sites.filter((_, i) => hosts[i] === host).map(({ shop }) => shop)
    const robots = robotsTxt(isProduction, ofHost)
    app.get('/robots.txt', host === null ? {} : { constraints: { host } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
    )
  }
  const { mediaUrl } = sites[0].shop
  for (const basePath of basePaths) await app.register(videosPlugin, { basePath, mediaUrl })
  await app.register(imagesPlugin, {
    basePaths,
    mediaUrl,
    cacheDir: join(config.dataDir, RESIZED_IMAGES_PATH),
    maxCacheBytes: config.imageCacheBytes,
    watchCache,
    watchQueue,
  })
  return app
}

function faceOf({ name, mark, shop: { basePath } }: Site): Face {
  return { basePath, siteName: name, mark }
}

function shareOf({ responseBytes, resultBytes, pageBytes }: CacheSettings, sites: number): SiteCache {
  return { responseBytes: responseBytes / sites, resultBytes: resultBytes / sites, pageBytes: pageBytes / sites }
}
