import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { permissionsPolicy, policyDirectives, type PolicySettings, REPORT_GROUP } from './security-policy.ts'

/** Seconds: one year, the least that HSTS preloading takes. */
const HSTS_MAX_AGE = 365 * 24 * 3600

/** Headers of every answer. */
export async function addSecurityHeaders(app: FastifyInstance, settings: PolicySettings): Promise<void> {
  const { isSecure, hosts, reportPath } = settings
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyDirectives(settings) },
    strictTransportSecurity: isSecure && { maxAge: HSTS_MAX_AGE, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xXssProtection: false,
  })
  const headers = {
    'permissions-policy': permissionsPolicy(hosts.payment),
    ...(isSecure && { 'reporting-endpoints': `${REPORT_GROUP}="${reportPath}"` }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** For answers that come before any hook, such as those to addresses that cannot be decoded. */
export function bareSecurityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy([]),
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': `max-age=${HSTS_MAX_AGE}; includeSubDomains` }),
  }
}
