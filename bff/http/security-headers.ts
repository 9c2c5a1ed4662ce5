import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Seconds: one year, the least that HSTS preloading takes. */
const HSTS_MAX_AGE = 365 * 24 * 3600

/** Features of the browser that the shop does not use, so that nothing embedded can. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

export type SecurityOptions = {
  /** Served over https to shoppers: turns HSTS on. */
  isSecure: boolean
  /** Vite's development server puts styles into the page by script and talks over a web socket. */
  isDevelopment: boolean
}

/**
 * Headers of every answer. There is no inline script and no inline style, so the policy needs neither nonce nor exception
 * (design, decision 10).
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { isSecure, isDevelopment }: SecurityOptions,
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : [])],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: HSTS_MAX_AGE, includeSubDomains: true },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xXssProtection: false,
  })
  app.addHook('onRequest', async (_request, reply) => void reply.header('permissions-policy', PERMISSIONS_POLICY))
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
    'permissions-policy': PERMISSIONS_POLICY,
    'cache-control': 'no-store',
    ...(isSecure && { 'strict-transport-security': `max-age=${HSTS_MAX_AGE}; includeSubDomains` }),
  }
}
