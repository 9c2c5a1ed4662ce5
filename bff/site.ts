import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { RESIZED_IMAGES_PATH } from '../schema/resized-image-url.ts'
import { VIDEO_FILES_PATH } from '../schema/video.ts'
import { contributionPlugin } from './domains/contribution/contribution-plugin.ts'
import { filesPlugin } from './domains/files/files-plugin.ts'
import { formsPlugin } from './domains/forms/forms-plugin.ts'
import { paymentPlugin } from './domains/payment/return-routes.ts'
import { translationsPlugin } from './domains/routing/translations-plugin.ts'
import { sitemapPlugin } from './domains/sitemap/sitemap-plugin.ts'
import { activeExtensions } from './extensions.ts'
import { graphqlPlugin } from './graphql/plugin.ts'
import { cspReportPlugin } from './http/csp-report.ts'
import { restrictToHost } from './http/hosts.ts'
import { speakLanguage } from './domains/shop/speak-language.ts'
import { imageRoutes } from './images/routes.ts'
import { videoRoutes } from './images/videos-plugin.ts'
import { clientLogPlugin } from './ops/client-log-plugin.ts'
import { pagesPlugin } from './pages/plugin.ts'
import { publicFilesPlugin } from './pages/public-files.ts'
import { speculationRulesPlugin } from './pages/speculation-rules.ts'
import { themePlugin } from './pages/theme.ts'
import { webManifestPlugin } from './pages/web-manifest.ts'
import { decorateSite, type SiteOptions } from './site-decorators.ts'

/** Registers one site below its base path, with every route that depends on the site. No other site reads its caches. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  restrictToHost(app, options.host)
  decorateSite(app, options)
  speakLanguage(app)
  await app.register(clientLogPlugin)
  await app.register(cspReportPlugin)
  const mutationsWithFiles = activeExtensions(app.site.shop).flatMap((extension) => extension.mutationsWithFiles ?? [])
  await app.register(graphqlPlugin, { mutationsWithFiles })
  await app.register(formsPlugin)
  await app.register(paymentPlugin)
  await app.register(filesPlugin)
  await app.register(translationsPlugin)
  await app.register(sitemapPlugin)
  await app.register(contributionPlugin)
  await app.register(imageRoutes, { prefix: RESIZED_IMAGES_PATH })
  await app.register(videoRoutes, { prefix: VIDEO_FILES_PATH })
  await registerExtensions(app)
  await app.register(webManifestPlugin)
  await app.register(publicFilesPlugin)
  await app.register(themePlugin)
  await app.register(speculationRulesPlugin)
  await app.register(pagesPlugin)
}

/** Registers extensions. Their hooks see all responses of the site. */
async function registerExtensions(app: FastifyInstance): Promise<void> {
  const { createContext, sessionCookies, purges, watchCache, watchQueue } = app
  const { shop } = app.site
  const parts = { shop, createContext, sessionCookies, purges, watchCache, watchQueue }
  for (const { plugin } of activeExtensions(shop))
    if (plugin) await app.register(fp(async (site) => plugin(site, parts)))
}
