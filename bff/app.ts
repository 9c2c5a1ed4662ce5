import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import mercurius from 'mercurius'
import { RESIZED_IMAGES_PATH } from '../schema/resized-image-url.ts'
import type { Config, Site } from './config.ts'
import { addCompression } from './http/compression.ts'
import { cutSlowReaders, endUnusedConnections, openSockets } from './http/connections.ts'
import { CSP_REPORT_PATH } from './http/csp-report.ts'
import { watchUnknownMessages } from './domains/store-messages.ts'
import { handleFailures } from './http/failures.ts'
import { shedLoad } from './http/load-shedding.ts'
import { demandOneHost, siteHosts } from './http/hosts.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import type { PolicySettings } from './http/security-policy.ts'
import { SERVER_LIMITS, serverOptions } from './http/server-options.ts'
import { imagesPlugin } from './images/plugin.ts'
import { logAccess } from './ops/access-log.ts'
import { addCacheStatus } from './cache/cache-status.ts'
import { createSurrogates } from './cache/surrogate-keys.ts'
import { healthPlugin } from './ops/health.ts'
import { logDestination } from './ops/log-destination.ts'
import type { LogStream } from './ops/logger.ts'
import { shutByHand } from './ops/maintenance-gate.ts'
import { maintenanceModePlugin } from './ops/maintenance-mode.ts'
import { countRequests, metricsPlugin } from './ops/metrics-plugin.ts'
import { addRequestId } from './ops/request-id.ts'
import { closeConnectionsWhenClosing } from './ops/stop.ts'
import { loadBuiltPages } from './pages/built-pages.ts'
import type { Pages } from './pages/pages.ts'
import { createParts, type PartsOverrides } from './parts.ts'
import { purgePlugin } from './cache/purge-plugin.ts'
import { createSiteLanguage } from './i18n/locale.ts'
import { sessionKeys } from './session/session-keys.ts'
import { brandingOf, registerSites } from './sites.ts'
import { videosPlugin } from './images/videos-plugin.ts'

/** What tests and the development server replace. */
export type Overrides = PartsOverrides & {
  pages?: Pages
  /** Ms until server rendering is given up and the browser renders the page. */
  renderTimeout?: number
  /** Destination of log lines instead of stdout. */
  logStream?: LogStream
}

/**
 * Creates the whole server without listening. Closing it completes the requests in progress and disconnects from the
 * store.
 */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<FastifyInstance> {
  const { sites, ops } = config
  const isSecure = sites.every(({ shop }) => shop.publicUrl.startsWith('https:'))
  const logStream = overrides.logStream ?? logDestination(config)
  const app = Fastify(serverOptions(config, isSecure, logStream))
  app.server.maxConnections = SERVER_LIMITS.connections
  app.server.maxHeadersCount = SERVER_LIMITS.headers
  const sockets = openSockets(app.server)
  cutSlowReaders(app.server, sockets, { patience: SERVER_LIMITS.readTimeout, interval: SERVER_LIMITS.checkInterval })
  endUnusedConnections(app, sockets)

  const pages = overrides.pages ?? (await loadBuiltPages())
  const keys = sessionKeys(config.sessionKeys, app.log)
  const tracing = config.tracing
    ? (await import('./ops/tracing.ts')).startTracing(app, config.tracing, config.trustProxy, keys)
    : undefined
  const parts = await createParts(app, config, overrides, { keys, tracing })
  const { metrics, store, members, shared, manual, watchCache, watchQueue } = parts

  if (config.trustProxy === true)
    app.log.warn({ logger: 'security' }, 'TRUST_PROXY is true: every client may claim any address; name the proxies')
  watchUnknownMessages((said) => app.log.warn({ said }, 'the store said something that the shop has no sentence for'))
  const surrogates = createSurrogates(config.edge)
  if (surrogates) app.decorate('surrogates', surrogates)
  logAccess(app, logStream, ops.accessLog)
  countRequests(app, metrics, tracing?.end)
  const hosts = siteHosts(sites)
  handleFailures(app, hosts)
  const policyOf = ({ csp, shop }: Site): PolicySettings => ({
    isSecure: shop.publicUrl.startsWith('https:'),
    isDevelopment: pages.devMiddleware !== undefined,
    hosts: csp,
    reportPath: shop.basePath + CSP_REPORT_PATH,
  })
  app.decorate('securityHeaders', securityHeaders(policyOf(sites[0])))
  addSecurityHeaders(app)
  addRequestId(app)
  addCacheStatus(app, tracing?.timingOf)
  closeConnectionsWhenClosing(app)
  demandOneHost(app)
  const languages = sites.map(({ shop, page }) => createSiteLanguage(shop.locale, page.texts))
  app.decorate('branding', brandingOf(sites[0], languages[0]!))
  shedLoad(app, ops.maxEventLoopDelay)
  const isShutFor = shutByHand(app, manual, ops.maintenanceAllow)
  addCompression(app)
  // mercurius only executes documents: the GraphQL endpoint has a transport of its own.
  await app.register(mercurius, {
    schema: parts.schema,
    routes: false,
    // Number of prepared documents. mercurius holds up to twice as many, each with a copy.
    cache: 100,
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  })

  // Routes of the process are available below each base path, on every host.
  const basePaths = [...new Set(sites.map(({ shop }) => shop.basePath))]
  await app.register(purgePlugin, {
    settings: config.cache,
    basePaths,
    purge: shared.purge,
    onFlush() {
      store.expectCold()
      members.learnAgain()
    },
  })
  for (const prefix of basePaths) {
    await app.register(
      async (base) => {
        await base.register(healthPlugin, { isReady: () => store.hasResponded, mails: parts.mails })
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
  const { mediaUrl } = sites[0].shop
  await app.register(videosPlugin, { mediaUrl })
  await app.register(imagesPlugin, {
    mediaUrl,
    cacheDir: join(config.dataDir, RESIZED_IMAGES_PATH),
    maxCacheBytes: config.imageCacheBytes,
    forget: parts.edges?.forget,
    watchCache,
    watchQueue,
  })
  const { renderTimeout } = overrides
  await registerSites(app, config, { parts, pages, renderTimeout, hosts, languages, policyOf, isShutFor })
  return app
}
