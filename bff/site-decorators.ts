import type { FastifyInstance } from 'fastify'
import type { Site } from './config.ts'
import { type ContributionCookie, createContributionCookie } from './domains/contribution/contribution-cookie.ts'
import type { Translation } from './domains/routing/translations-plugin.ts'
import type { Documents } from './graphql/documents.ts'
import { createOperationCache, type OperationCache } from './graphql/operation-cache.ts'
import type { HandleOperation } from './graphql/operation-response.ts'
import type { ContextFactory } from './graphql/request-context.ts'
import { policyOf, securityHeaders } from './http/security-headers.ts'
import { tracedOperations } from './graphql/traced-operations.ts'
import type { Branding } from './http/unavailable.ts'
import type { LearntLanguage, SiteLanguage } from './i18n/locale.ts'
import { isDevelopment } from './pages/pages.ts'
import { createSealer } from './session/seal.ts'
import { createSessionCookies, type SessionCookies } from './session/session-cookies.ts'

export type SiteOptions = {
  site: Site
  /** Null where the site serves every host. */
  host: string | null
  language: LearntLanguage
  createContext: ContextFactory
  translations: readonly Translation[]
}

declare module 'fastify' {
  /** Decorators of the Fastify instance of a site, and of those below it. */
  interface FastifyInstance {
    site: Site
    language: LearntLanguage
    createContext: ContextFactory
    /** The sites that are this one in another language. */
    translations: readonly Translation[]
    sessionCookies: SessionCookies
    contributionCookie: ContributionCookie
    documents: Documents
    operations: OperationCache
    /** Handles operations of the endpoint, traced where tracing is on. */
    handleOperation: HandleOperation
  }
}

/** Decorates the instance of a site with what its routes share. */
export function decorateSite(app: FastifyInstance, options: SiteOptions): void {
  const { site, language, createContext, translations } = options
  const { config, tracing, watchCache, watchQueue } = app
  const suffix = site.code && `:${site.code}`
  app.decorate('site', site)
  app.decorate('language', language)
  app.decorate('branding', brandingOf(site, language))
  app.decorate('securityHeaders', securityHeaders(policyOf(site, isDevelopment(app.pages))))
  app.decorate('createContext', createContext)
  app.decorate('translations', translations)
  app.decorate('watchCache', (name, figures) => watchCache(name + suffix, figures))
  app.decorate('watchQueue', (name, figures) => watchQueue(name + suffix, figures))
  if (tracing) app.decorate('siteCode', site.code || site.shop.shopId)
  decorateCookies(app, config.ops.contributionToken)
  app.decorate('documents', app.documentsFor(site.shop))
  app.decorate('operations', createOperationCache(app))
  app.decorate('handleOperation', tracing ? tracedOperations(app.operations.handle) : app.operations.handle)
}

/**
 * Browsers send the cookies of `/` to every path below. So each site, or group of sites that shares sessions, has its own cookie names, and its keys
 * open no other cookies.
 */
function decorateCookies(app: FastifyInstance, contributionToken: string): void {
  const { code, session, shop } = app.site
  const { publicUrl, basePath } = shop
  const sealerOf = (...purpose: string[]) => createSealer(app.keys, purpose.join(' ').trim())
  const sealer = sealerOf('musette session', session.code)
  app.decorate('sessionCookies', createSessionCookies(sealer, publicUrl, session.basePath, session.code))
  const contribution = sealerOf('musette contribution', [contributionToken, code].join(' ').trim())
  app.decorate('contributionCookie', createContributionCookie(contribution, publicUrl, basePath, code))
}

/** Returns what status pages show of a site. */
export function brandingOf({ name, mark, page, shop: { basePath, phone } }: Site, language: SiteLanguage): Branding {
  return {
    basePath,
    siteName: name,
    mark,
    isLight: page.isLight ?? false,
    phone,
    presence: page.presence,
    texts: language.texts,
    get locale() {
      return language.locale
    },
  }
}
