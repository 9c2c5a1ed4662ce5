import type { FastifyRequest } from 'fastify'

/**
 * Whether a request may act for the shopper whose cookie it carries. Browsers name the origin of a script or form on every POST;
 * one that names another site, or hides it (`null`), is refused (OWASP ASVS 5.0, 3.5). Without a cookie there is nobody to act for.
 */
export function isSameSite(request: FastifyRequest, publicUrl: string): boolean {
  const { cookie, origin, 'sec-fetch-site': site } = request.headers
  if (!cookie) return true
  if (site === 'cross-site') return false
  if (origin === undefined) return true
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === request.host)
}
