/** One of the two shop fronts. A path is below its base, begins with a slash, and has a query if the address has one. */
export type Site = {
  /** Where requests go. */
  origin: string
  /** Path of the shop without a slash at its end: empty, or such as `/fr`. */
  base: string
  /** Addresses by which its pages refer to it: a trial copy names its future host. */
  aliases: Alias[]
}

export type Alias = { host: string; base: string }

export function siteOf({ origin, host, pathname }: URL): Site {
  const base = pathname.replace(/\/+$/, '')
  return { origin, base, aliases: [{ host: bareHost(host), base }] }
}

/** Adds an alias; returns whether it was new. */
export function addAlias({ aliases }: Site, alias: Alias): boolean {
  if (aliases.some(({ host, base }) => host === alias.host && base === alias.base)) return false
  aliases.push(alias)
  return true
}

export function urlOf({ origin, base }: Site, path: string): string {
  return origin + base + path
}

/** Magento's links carry the address of the page that they stand on. */
const PARAMETER = /\/(?:referer|uenc)\/[^/]+/g

/** Returns the path of an address within the site; null for other addresses. */
export function pathOf(site: Site, address: string): string | null {
  const url = parseUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const { pathname, search, host } = url
  const alias = site.aliases.find(
    (one) => one.host === bareHost(host) && (pathname === one.base || pathname.startsWith(`${one.base}/`)),
  )
  if (!alias) return null
  const path = pathname.slice(alias.base.length).replace(PARAMETER, '') || '/'
  return (path + search).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
}

/** Whether two paths lead to the same page: servers ignore a trailing slash, or redirect. */
export function isSamePlace(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other)
}

/** Names of Magento's controllers, and what shop fronts call their own, for account, cart, checkout and search. */
const SERVICES =
  /^\/(?:account|cart|catalogsearch|checkout|create-account|customer|downloadable|login|multishipping|newsletter|orders?|order-history|paypal|persistent|register|review|sales|search|sendfriend|sign-in|user|wishlist)(?:[/?]|$)/

/** Whether a path is a shopper's own page or made for one search, and so of no use to search engines. */
export function isService(path: string): boolean {
  return SERVICES.test(path)
}

export function withoutQuery(path: string): string {
  return path.replace(/\?.*$/s, '')
}

/** `/a/` as `/a`. */
export function withoutSlash(path: string): string {
  return path.replace(/\/(?=\?|$)/, '')
}

function bareHost(host: string): string {
  return host.replace(/^www\./, '')
}

export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}
