/** What belongs to one person, or is asked for and not found by its address. */
const PERSONAL = ['/account/', '/cart', '/checkout', '/login', '/orders', '/register', '/search', '/user', '/wishlist/']

export type RobotsSettings = {
  isProduction: boolean
  /** Origin shoppers see; empty when not configured. */
  publicUrl: string
  basePath: string
}

/**
 * `robots.txt` (RFC 9309). Only a shop in production that knows its public https address is open: a trial copy that gets indexed competes with the shop.
 * What is filtered or sorted is left out, pages of a list are not; the longest rule that fits wins.
 */
export function robotsTxt({ isProduction, publicUrl, basePath }: RobotsSettings): string {
  if (!isProduction || !publicUrl.startsWith('https:')) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    ...PERSONAL.map((path) => `Disallow: ${basePath}${path}`),
    `Disallow: ${basePath}/*?`,
    `Allow: ${basePath}/*?page=`,
    `Disallow: ${basePath}/*?page=*&`,
    `Allow: ${basePath}/resized-images/`,
    '',
    `Sitemap: ${publicUrl}${basePath}/sitemap.xml`,
    '',
  ].join('\n')
}
