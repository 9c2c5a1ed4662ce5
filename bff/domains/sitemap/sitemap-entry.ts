/** What search engines are told of one address; names as sitemaps.org has them. */
export type SitemapEntry = {
  /** Below the base path, with a leading slash. */
  path: string
  /** From 0 to 1, among the shop's own pages. */
  priority: number
  /** Paths for resized-images. */
  seoImages: readonly string[]
  /** W3C date and time; null where the store does not tell it. */
  lastmod: string | null
  changefreq: 'daily' | 'weekly' | 'monthly'
}

/** The store writes `2026-11-20 06:24:15`, in UTC. */
export function lastmodOf(text: string | null | undefined): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? []
  return day && time ? `${day}T${time}Z` : null
}
