import type { RequestContext } from '../../graphql/context.ts'
import type { Translation } from '../routing/translations-plugin.ts'
import { type SitemapEntry, type SitemapLoaders, sitemapLoaders } from './sitemap-loaders.ts'

type Kind = 'products' | 'categories' | 'pages'

/** Adds to entries of one kind their addresses in the shop's other languages. `home` is this site's full address, without a slash at its end. */
export type Translate = (entries: readonly SitemapEntry[], kind: Kind, home: string) => Promise<readonly SitemapEntry[]>

/** As the canonical link of the page writes it. */
export const absolute = (path: string, home: string) => new URL(home + path).href

/** Tells search engines of translations in the sitemap, so that pages need not request addresses from the store that nobody may follow. */
export function createTranslate(
  language: string,
  others: readonly (Translation & { context: RequestContext })[],
): Translate {
  return async (entries, kind, home) => {
    const elsewhere = await Promise.all(
      others.map(async ({ url, context, language: other }) => ({
        language: other,
        home: new URL(url, home).href.replace(/\/$/, ''),
        paths: await pathsOf(entries, kind, sitemapLoaders(context)),
      })),
    )
    return entries.map((entry) => {
      const there = elsewhere.flatMap(({ language: other, home: otherHome, paths }) => {
        const path = paths.get(entry.id)
        return path === undefined ? [] : [{ language: other, href: absolute(path, otherHome) }]
      })
      if (there.length === 0) return entry
      // Each lists itself too (Google: «localized versions of your pages»).
      return { ...entry, translations: [{ language, href: absolute(entry.path, home) }, ...there] }
    })
  }
}

/** Returns paths by entry id; of more than requested if the site's list is short. */
async function pathsOf(
  entries: readonly SitemapEntry[],
  kind: Kind,
  loaders: SitemapLoaders,
): Promise<ReadonlyMap<string, string>> {
  if (kind === 'products') return loaders.productPaths(entries.map(({ id }) => id))
  const found = await (kind === 'categories' ? loaders.categories() : loaders.pages())
  return new Map(found.map(({ id, path }) => [id, path]))
}
