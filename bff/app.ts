import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { RESIZED_IMAGES_PATH } from '../schema/resized-image-url.ts'
import { addCacheStatus } from './http/cache-status.ts'
import { purgesPlugin } from './cache/purges.ts'
import type { Config } from './config.ts'
import { comparePrices } from './domains/catalog/compare-prices.ts'
import { unreadPrices } from './domains/catalog/map-prices.ts'
import { resolvers } from './domains/resolvers.ts'
import { watchUnknownMessages } from './domains/store-messages.ts'
import { contextsPlugin } from './graphql/request-context.ts'
import { executionPlugin } from './graphql/execution.ts'
import type { Resolvers } from './graphql/resolvers.generated.ts'
import { admissionPlugin } from './graphql/admission.ts'
import { addCompression } from './http/compression.ts'
import { boundConnections } from './http/connections.ts'
import { handleFailures } from './http/failures.ts'
import { demandOneHost, siteHosts } from './http/hosts.ts'
import { shedLoad } from './http/load-shedding.ts'
import { addSecurityHeaders, policyOf, securityHeaders } from './http/security-headers.ts'
import { serverOptions } from './http/server-options.ts'
import { createSiteLanguage } from './i18n/locale.ts'
import { imagesPlugin } from './images/plugin.ts'
import { videosPlugin } from './images/videos-plugin.ts'
import { storePlugin } from './magento/store.ts'
import { mailsPlugin } from './mail/mails.ts'
import { logDestination } from './ops/log-destination.ts'
import type { LogStream } from './ops/logger.ts'
import { maintenancePlugin } from './ops/maintenance.ts'
import { observationPlugin } from './ops/observation.ts'
import { processRoutes } from './process-routes.ts'
import { addRequestId } from './ops/request-id.ts'
import { closeConnectionsWhenClosing } from './ops/stop.ts'
import { loadBuiltPages } from './pages/built-pages.ts'
import { isDevelopment, type Pages } from './pages/pages.ts'
import { sessionKeys } from './session/session-keys.ts'
import { brandingOf } from './site-decorators.ts'
import { registerSites } from './sites.ts'

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    /** Secrets of the cookies, the newest first. */
    keys: readonly Buffer[]
    pages: Pages
  }
}

/** Parts that tests and the development server replace. */
export type Overrides = {
  resolvers?: Resolvers
  pages?: Pages
  /** Destination of log lines instead of stdout. */
  logStream?: LogStream
}

/**
 * Creates the whole server without listening. Closing it completes the requests in progress and disconnects from the
 * store.
 */
export async function createApp(config: Config, overrides: Overrides = {}): Promise<FastifyInstance> {
  const { sites, trustProxy, dataDir, imageCacheBytes } = config
  const logStream = overrides.logStream ?? logDestination(config)
  const app = Fastify(serverOptions(config, logStream))
  const pages = overrides.pages ?? (await loadBuiltPages())
  const languages = sites.map(({ shop, page }) => createSiteLanguage(shop.locale, page.texts))
  app.decorate('config', config)
  app.decorate('keys', sessionKeys(config.sessionKeys, app.log))
  app.decorate('pages', pages)
  app.decorate('branding', brandingOf(sites[0], languages[0]!))
  app.decorate('securityHeaders', securityHeaders(policyOf(sites[0], isDevelopment(pages))))
  if (trustProxy === true)
    app.log.warn({ logger: 'security' }, 'TRUST_PROXY is true: every client may claim any address; name the proxies')
  watchUnknownMessages((said) => app.log.warn({ said }, 'the store said something that the shop has no sentence for'))

  boundConnections(app)
  await app.register(observationPlugin)
  handleFailures(app, siteHosts(sites))
  addSecurityHeaders(app)
  addRequestId(app)
  addCacheStatus(app, app.tracing?.timingOf)
  closeConnectionsWhenClosing(app)
  demandOneHost(app)
  shedLoad(app)
  addCompression(app)

  await app.register(purgesPlugin)
  const unread = unreadPrices(config.sites.map(({ shop }) => shop))
  await app.register(storePlugin, { comparePrices, unread })
  await app.register(maintenancePlugin)
  await app.register(mailsPlugin)
  await app.register(admissionPlugin)
  await app.register(contextsPlugin)
  await app.register(executionPlugin, { resolvers: overrides.resolvers ?? resolvers })
  const { mediaUrl } = sites[0].shop
  await app.register(videosPlugin, { mediaUrl })
  const cacheDir = join(dataDir, RESIZED_IMAGES_PATH)
  await app.register(imagesPlugin, { mediaUrl, cacheDir, maxCacheBytes: imageCacheBytes })

  await app.register(processRoutes)
  await registerSites(app, languages)
  return app
}
