/** Converts the store's addresses to those of the shop, so that no host name of the store reaches the browser. */

/**
 * Returns the path of a picture below the media root, as resized-images accepts it, percent-encoded as in the address.
 * The directory of Magento's own resized copies (`cache/<hash>/`) is left out: the original is what gets resized. Null
 * when the address is not below the media root: placeholders of the theme, other sites.
 */
export function mediaPath(address: string | null | undefined, mediaUrl: string): string | null {
  if (!address) return null
  const root = parseUrl(mediaUrl)
  const url = root && parseUrl(address, root.href)
  if (!root || !url || !/^https?:$/.test(url.protocol)) return null
  // Behind a proxy the store names another host than the one its media is fetched from: the path decides,
  // unless the media root is a whole host.
  if (!url.pathname.startsWith(root.pathname) || (root.pathname === '/' && url.host !== root.host)) return null
  const path = url.pathname.slice(root.pathname.length).replace(/^(catalog\/product\/)cache\/[0-9a-f]{16,64}\//, '$1')
  return path && !path.includes('%2e') && !path.includes('%2E') ? path : null
}

/** Returns a path with a leading slash from the store's parts: `chiens/croquettes` and `.html`. */
export function pathOf(urlPath: string | null | undefined, suffix: string | null | undefined): string {
  return `/${urlPath ?? ''}${urlPath ? (suffix ?? '') : ''}`
}

/** Returns host names, with port, of the store's own pages. */
export function hostsOf(addresses: readonly (string | null | undefined)[]): ReadonlySet<string> {
  return new Set(addresses.flatMap((address) => (address && parseUrl(address)?.host) || []))
}

/** Addresses of this shop and of the other sites of this server. */
export type SiteAddresses = {
  /** Hosts whose addresses are the shop's own pages, unless one of `sites` says otherwise. */
  ownHosts: ReadonlySet<string>
  /** Host and path of each site's pages, with a slash at the end, longest first; `url` is empty for this site. */
  sites: readonly { address: string; url: string }[]
}

export type StoreLink = {
  href: string
  /** The link leads to another site of this server: `href` begins at the origin, not at this site's base path. */
  isElsewhere?: true
}

/**
 * Returns the target of a link in the store's content: a path with a leading slash for the store's own pages, the
 * address itself for other sites, `mailto:` and `tel:`, an anchor for `#…`; null for anything else.
 */
export function linkTarget(href: string, { ownHosts, sites }: SiteAddresses): StoreLink | null {
  const link = href.trim()
  if (!link) return null
  if (link.startsWith('#')) return { href: `#${decodedFragment(link.slice(1)).replace(/[\s<>"'`]/g, '')}` }
  if (/^(mailto|tel):/i.test(link)) {
    const address = parseUrl(link)
    return address && { href: address.href }
  }
  const url = parseUrl(link, 'https://own.invalid/')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const named = url.host + url.pathname
  const site = sites.find(({ address }) => named.startsWith(address) || `${named}/` === address)
  if (!site && url.host !== 'own.invalid' && !ownHosts.has(url.host)) return { href: url.href }
  const path = site ? `/${named.slice(site.address.length)}` : url.pathname
  // The store writes a slash after the suffix (`chiens.html/`), for which it would send a redirect.
  const target = `${path.replace(/\/+$/, '').replace(/^\/{2,}/, '/') || '/'}${url.search}${url.hash}`
  return site?.url ? { href: site.url + target.slice(1), isElsewhere: true } : { href: target }
}

function decodedFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Returns an address in the form of `SiteAddresses`; null for an invalid one. */
export function siteAddress(address: string | null | undefined): string | null {
  const url = address ? parseUrl(address) : null
  return url && `${url.host}${url.pathname.replace(/\/*$/, '/')}`
}

/** Parses an address; null if it is invalid. */
export function parseUrl(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}
