import type { FastifyInstance } from 'fastify'
import { ownPaths } from '../schema/page-route.ts'
import { robotsTxt } from './domains/sitemap/robots.ts'
import { siteHosts } from './http/hosts.ts'
import type { LearntLanguage } from './i18n/locale.ts'
import { sitePlugin } from './site.ts'

/** Registers the shops that one process serves, each on its host and below its path, and one robots.txt per host. */
export async function registerSites(app: FastifyInstance, languages: readonly LearntLanguage[]): Promise<void> {
  const { sites, isProduction } = app.config
  const hosts = siteHosts(sites)
  const contexts = sites.map(({ shop }, i) => app.contextsOf(shop, languages[i]!))
  for (const [i, site] of sites.entries()) {
    const { basePath, family } = site.shop
    const others = contexts.filter((_, other) => other !== i)
    await app.register(sitePlugin, {
      prefix: basePath,
      site,
      host: hosts[i] ?? null,
      language: languages[i]!,
      createContext: contexts[i]!,
      translations: family.flatMap(({ url, language }, place) =>
        language ? [{ language, url, createContext: others[place]! }] : [],
      ),
    })
  }
  for (const host of new Set(hosts)) {
    const ofHost = sites
      .filter((_, i) => hosts[i] === host)
      .map(({ shop, page }) => ({ ...shop, own: ownPaths(app.pages.routes, page.extensionsOff) }))
    const robots = robotsTxt(isProduction, ofHost)
    app.get('/robots.txt', host === null ? {} : { constraints: { host } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
    )
  }
}
