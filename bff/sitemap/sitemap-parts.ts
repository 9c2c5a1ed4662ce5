import { PRODUCTS_OF_CALL, type SitemapLoaders } from '../domains/sitemap/sitemap-loaders.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

/** Addresses in one part: few enough that none is large while it is made (sitemaps.org allows 50 000). */
const ENTRIES_OF_PART = 10 * PRODUCTS_OF_CALL

export type Sitemap = {
  xml: string
  /** Tags beside those of what was read. */
  tags: readonly string[]
}

/** Cuts the shop's addresses into parts; each is made by itself, and forgotten before the next. */
export function createSitemapParts(loaders: SitemapLoaders) {
  const partsOf = (count: number) => Math.max(1, Math.ceil(count / ENTRIES_OF_PART))

  async function index(home: string): Promise<Sitemap> {
    const [products, categories, tags] = await Promise.all([
      loaders.productCount(),
      loaders.categories(),
      loaders.listTags(),
    ])
    const names = [
      ...numbered('categories', partsOf(categories.length)),
      ...numbered('products', partsOf(products)),
      'sitemap-pages-1.xml',
    ]
    return { xml: sitemapIndex(names, home), tags }
  }

  return {
    /** The index or a part by its file name; null for a name that the index does not tell. */
    async make(name: string, home: string): Promise<Sitemap | null> {
      if (name === 'sitemap.xml') return index(home)
      const [, kind, digits] = /^sitemap-(products|categories|pages)-([1-9]\d{0,4})\.xml$/.exec(name) ?? []
      const part = Number(digits)
      const from = (part - 1) * ENTRIES_OF_PART
      if (kind === 'products') {
        const count = await loaders.productCount()
        if (part > partsOf(count)) return null
        const size = Math.min(ENTRIES_OF_PART, count - from)
        const [entries, tags] = await Promise.all([loaders.products(from, size), loaders.listTags()])
        return { xml: urlSet(entries, home), tags }
      }
      if (kind === 'categories') {
        const entries = await loaders.categories()
        if (part > partsOf(entries.length)) return null
        return { xml: urlSet(entries.slice(from, from + ENTRIES_OF_PART), home), tags: ['cat_c'] }
      }
      return kind === 'pages' && part === 1 ? { xml: urlSet(await loaders.pages(), home), tags: [] } : null
    },
  }
}

function numbered(kind: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, index) => `sitemap-${kind}-${index + 1}.xml`)
}
