import type { FastifyInstance } from 'fastify'
import { ownPaths } from '../schema/page-route.ts'
import type { CacheSettings, Config, Site } from './config.ts'
import { createExecutor } from './graphql/operation-response.ts'
import { createMutationLimits } from './graphql/limit-mutations.ts'
import { FILES_PER_MINUTE } from './graphql/plugin.ts'
import { createContextFactory } from './graphql/request-context.ts'
import { runOperation } from './graphql/run-operation.ts'
import { createRateLimits } from './http/rate-limit.ts'
import { guardedPolicy, securityHeaders } from './http/security-headers.ts'
import type { PolicySettings } from './http/security-policy.ts'
import { restrictToHost } from './http/hosts.ts'
import { replaceConstantHeaders } from './http/standing-headers.ts'
import type { Branding } from './http/unavailable.ts'
import type { LearntLanguage, SiteLanguage } from './i18n/locale.ts'
import type { IsShutFor } from './ops/maintenance-gate.ts'
import type { Pages } from './pages/pages.ts'
import { createRenderTurns } from './pages/render-turns.ts'
import { createShopperPriority } from './pages/shopper-priority.ts'
import type { Parts } from './parts.ts'
import { type SiteCache, type SiteOptions, sitePlugin } from './site.ts'
import { robotsTxt } from './domains/sitemap/robots.ts'

type SitesOptions = {
  parts: Parts
  pages: Pages
  renderTimeout?: number
  /** Host of each site, as returned by `siteHosts`. */
  hosts: readonly (string | null)[]
  /** Language of each site. */
  languages: readonly LearntLanguage[]
  policyOf: (site: Site) => PolicySettings
  isShutFor: IsShutFor
}

/** Registers the shops that one process serves, each on its host and below its path, and one robots.txt per host. */
export async function registerSites(app: FastifyInstance, config: Config, options: SitesOptions): Promise<void> {
  const { sites, ops, isProduction } = config
  const { parts, pages, hosts, languages } = options
  const { store, watchCache, watchQueue } = parts
  const limits = siteLimits(config, parts)
  // One event loop serves all sites.
  const shopperPriority = createShopperPriority()
  const renderTurn = createRenderTurns()
  const contexts = sites.map(({ shop }, i) =>
    createContextFactory(parts.context, shop, parts.bindUpstream, parts.guards, languages[i]!, parts.uncached),
  )
  for (const [i, site] of sites.entries()) {
    const { basePath } = site.shop
    const code = site.code && `:${site.code}`
    const language = languages[i]!
    const others = contexts.filter((_, other) => other !== i)
    await app.register(
      async (base) => {
        restrictToHost(base, hosts[i] ?? null)
        base.decorate('branding', brandingOf(site, language))
        replaceConstantHeaders(base, securityHeaders(options.policyOf(site)))
        await base.register(sitePlugin, {
          site,
          language,
          pages,
          createContext: contexts[i]!,
          translations: site.shop.family.flatMap(({ url, language: tag }, place) =>
            tag ? [{ language: tag, url, createContext: others[place]! }] : [],
          ),
          execute: createExecutor(app, !isProduction),
          run: (operation, variables, context) => runOperation(app, operation, variables, context),
          documents: parts.documentsFor(site.shop),
          keys: parts.keys,
          limits,
          contributionToken: ops.contributionToken,
          guardedPolicy: guardedPolicy(options.policyOf(site)),
          isProduction,
          renderTimeout: options.renderTimeout,
          isInMaintenance: () => store.maintenance.active,
          isWarming: () => store.isWarming,
          shopperPriority,
          renderTurn,
          uncached: parts.uncached,
          isShutFor: options.isShutFor,
          purges: parts.purges,
          metrics: parts.metrics,
          tracing: parts.tracing,
          watchCache: (name, figures) => watchCache(name + code, figures),
          watchQueue: (name, figures) => watchQueue(name + code, figures),
          // Each site has its own share of the cache memory, so that no site evicts another's entries.
          cache: shareOf(config.cache, sites.length),
          storeUrl: config.upstream.url,
        })
      },
      { prefix: basePath },
    )
  }
  for (const host of new Set(hosts)) {
    const ofHost = sites
      .filter((_, i) => hosts[i] === host)
      .map(({ shop, page }) => ({ ...shop, own: ownPaths(pages.routes, page.extensionsOff) }))
    const robots = robotsTxt(isProduction, ofHost)
    app.get('/robots.txt', host === null ? {} : { constraints: { host } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
    )
  }
}

/** What status pages show of a site. */
export function brandingOf({ name, mark, shop: { basePath } }: Site, language: SiteLanguage): Branding {
  return {
    basePath,
    siteName: name,
    mark,
    texts: language.texts,
    get locale() {
      return language.locale
    },
  }
}

function siteLimits({ ops: { perMinute } }: Config, { shared }: Parts): SiteOptions['limits'] {
  const newLimit = createRateLimits(shared.limits)
  return {
    mutation: createMutationLimits(perMinute, newLimit),
    sentFiles: newLimit('sent files', FILES_PER_MINUTE),
    clientLog: newLimit('client log', perMinute.clientLog),
    cspReport: newLimit('policy reports', perMinute.cspReports),
    payment: newLimit('payment returns', perMinute.mutations),
    files: newLimit('files', perMinute.mutations),
    contribution: newLimit('contribution', perMinute.sensitive),
  }
}

function shareOf({ responseBytes, resultBytes, pageBytes }: CacheSettings, sites: number): SiteCache {
  return { responseBytes: responseBytes / sites, resultBytes: resultBytes / sites, pageBytes: pageBytes / sites }
}
