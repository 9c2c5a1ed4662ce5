import type { FastifyInstance } from 'fastify'
import type { Site } from '../config.ts'
import { CSP_REPORT_PATH } from './csp-report.ts'
import {
  guardedHosts,
  permissionsPolicy,
  policyDirectives,
  type PolicySettings,
  REPORT_GROUP,
} from './security-policy.ts'

/** Seconds: one year, the minimum for HSTS preloading. */
const HSTS_MAX_AGE = 365 * 24 * 3600

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every response below this instance; a site has its own. */
    securityHeaders: Readonly<Record<string, string>>
  }
}

/** Sets `securityHeaders` before anything else, so that a route or hook can override them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.server.securityHeaders)
    done()
  })
}

/** What decides the security headers of a site. `isDevelopment`: pages come from Vite's server. */
export function policyOf({ csp, shop }: Site, isDevelopment: boolean): PolicySettings {
  return {
    isSecure: shop.publicUrl.startsWith('https:'),
    isDevelopment,
    hosts: csp,
    reportPath: shop.basePath + CSP_REPORT_PATH,
  }
}

/** Built once: a policy is the same for all requests. */
export function securityHeaders(settings: PolicySettings): Record<string, string> {
  const { isSecure, hosts, reportPath } = settings
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': policyText(policyDirectives(settings)),
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy(hosts.payment),
    ...(isSecure && {
      'strict-transport-security': `max-age=${HSTS_MAX_AGE}; includeSubDomains`,
      'reporting-endpoints': `${REPORT_GROUP}="${reportPath}"`,
    }),
  }
}

/**
 * The policy of pages where a shopper pays or reads personal data. It allows the third parties of `guardedHosts` only.
 */
export function guardedPolicy(settings: PolicySettings): string {
  return policyText(policyDirectives({ ...settings, hosts: guardedHosts(settings.hosts) }))
}

/** The syntax of Content Security Policy Level 3: directives separated by semicolons, each with its sources. */
function policyText(directives: ReturnType<typeof policyDirectives>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [kebab(name), ...sources].join(' '))
    .join(';')
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
