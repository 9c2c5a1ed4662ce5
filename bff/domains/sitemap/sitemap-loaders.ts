import { activeExtensions } from '../../extensions.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { nullWhenRefused, UpstreamError } from '../../magento/upstream-error.ts'
import { categoryTags, listingTags, productTags } from '../catalog/catalog-tags.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import { defineService } from '../define-service.ts'
import { pageName } from '../routing/translations-plugin.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { mediaPath, pathOf } from '../store-urls.ts'
import {
  SitemapCategories,
  type SitemapCategoriesQuery,
  SitemapPaths,
  SitemapProductCount,
  SitemapProducts,
  type SitemapProductsQuery,
} from './magento/sitemap.generated.ts'

/** Lifetime in seconds: short, so that the store cache puts these responses into its small part, where they evict nothing that shoppers request. */
const WALK_AGE = 60
/** Seconds for one call. */
const TIMEOUT = 15
/** Entries of one call: a store may refuse more than 300. */
export const PRODUCTS_OF_CALL = 100
const CATEGORIES_OF_CALL = 50
/** Concurrent calls for one part: shoppers use the store at the same time. */
const CALLS_AT_ONCE = 2
/** Ms that a call waits for its turn. */
const TURN_TIMEOUT = 60_000
/** Most calls for main categories, 50 categories each. */
const MAX_CATEGORY_CALLS = 20

/** Pages of extensions in the one part that all pages share. */
const MAX_OTHER_PAGES = 2000

/** The content page of the address `/`. */
const HOME = 'home'

export type SitemapLoaders = {
  productCount(): Promise<number>
  /**
   * At most `size` products, rounded up to whole calls, from `from` on, which is a multiple of `PRODUCTS_OF_CALL`. Rejects where the store
   * answers none of them.
   */
  products(from: number, size: number): Promise<SitemapEntry[]>
  /** Categories four levels deep. */
  categories(): Promise<SitemapEntry[]>
  pages(): Promise<SitemapEntry[]>
  /** Returns paths of products by sku. Products that are not shown are left out. */
  productPaths(skus: readonly string[]): Promise<Map<string, string>>
  /** Returns tags that announce new products: the store purges the lists to which they are added. */
  listTags(): Promise<string[]>
}

type StoreProduct = NonNullable<NonNullable<NonNullable<SitemapProductsQuery['products']>['items']>[number]>
type StoreCategory = NonNullable<NonNullable<NonNullable<SitemapCategoriesQuery['categories']>['items']>[number]>
/** A category of any level. */
type Level = Omit<StoreCategory, 'children'> & { children?: readonly (Level | null)[] | null }

/** Walks the whole catalogue: the store has no list of its addresses. */
export const sitemapLoaders = defineService((context: RequestContext): SitemapLoaders => {
  const { upstream } = context
  const { mediaUrl, sitemapPages } = context.shop

  async function categoryTree(): Promise<Level[]> {
    const { rootCategoryUid: root } = await storeOf(context)
    const found: Level[] = []
    for (let page = 1; page <= MAX_CATEGORY_CALLS; page++) {
      const { categories } = await upstream.read(
        SitemapCategories,
        { root, size: CATEGORIES_OF_CALL, page },
        { maxAge: WALK_AGE, timeout: TIMEOUT, tags: categoryTags },
      )
      found.push(...(categories?.items ?? []).filter((category) => category !== null))
      if (page * CATEGORIES_OF_CALL >= (categories?.total_count ?? 0)) break
    }
    return found
  }

  /** Loads when content pages were changed, by identifier, which only the REST API returns, to an integration. */
  async function changesOf(identifiers: readonly string[]): Promise<Map<string, string>> {
    const { rest } = context.shared
    if (!rest.hasIntegration) return new Map()
    const filter = 'searchCriteria[filter_groups][0][filters][0]'
    try {
      const response = await rest.call({
        name: 'PageDates',
        method: 'GET',
        path: 'V1/cmsPage/search',
        query: {
          [`${filter}[field]`]: 'identifier',
          [`${filter}[condition_type]`]: 'in',
          [`${filter}[value]`]: identifiers.join(','),
          fields: 'items[identifier,update_time]',
        },
        asIntegration: true,
        timeout: TIMEOUT,
      })
      const { items } = response as { items?: { identifier: string; update_time: string }[] | null }
      // Store views may have pages with the same identifier: the latest change counts.
      const inOrder = (items ?? []).toSorted((a, b) => (a.update_time < b.update_time ? -1 : 1))
      return new Map(inOrder.map(({ identifier, update_time }) => [identifier, update_time]))
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      context.log.warn({ err: error }, 'the dates of content pages could not be read: the sitemap is without')
      return new Map()
    }
  }

  async function pagesOfExtensions(): Promise<SitemapEntry[]> {
    const found = await Promise.all(
      activeExtensions(context.shop).map(({ sitemapPages: pages }) => pages?.(context) ?? []),
    )
    return found
      .flat()
      .slice(0, MAX_OTHER_PAGES)
      .map(({ path, changed }) => pageEntry(path, path, changed))
  }

  return {
    async productCount() {
      const { rootCategoryUid: root } = await storeOf(context)
      const { products } = await upstream.read(
        SitemapProductCount,
        { root },
        { maxAge: WALK_AGE, tags: () => listingTags(root) },
      )
      const count = products?.total_count ?? 0
      if (count === 0) await productLoaders(context).assertSearchable()
      return count
    },

    async products(from, size) {
      const { rootCategoryUid: root } = await storeOf(context)
      const calls = createLimiter(CALLS_AT_ONCE, size + 1)
      const first = from / PRODUCTS_OF_CALL + 1
      const pages = Array.from({ length: Math.ceil(size / PRODUCTS_OF_CALL) }, (_, index) => first + index)
      const slices = await Promise.all(
        pages.map((page) =>
          calls.run(async () => {
            const variables = { root, size: PRODUCTS_OF_CALL, page }
            const policy = { maxAge: WALK_AGE, timeout: TIMEOUT, tags: productTags }
            // If products were removed meanwhile, the store may return an error past the last page.
            const response = await upstream.read(SitemapProducts, variables, policy).catch(nullWhenRefused)
            return (response?.products?.items ?? []).flatMap((product) =>
              product?.url_key ? [productEntry(product, mediaUrl)] : [],
            )
          }, TURN_TIMEOUT),
        ),
      )
      // A search engine counts all products but returns none beyond its window. Only the last page may have disappeared since the count.
      const hole = slices.findIndex(({ length }, place) => length === 0 && (place === 0 || place < slices.length - 1))
      if (hole >= 0) {
        const message = `No products on page ${pages[hole]} of ${PRODUCTS_OF_CALL}, where the store counts some: is its search’s window smaller?`
        throw new UpstreamError('unavailable', message, SitemapProducts.name)
      }
      return slices.flat()
    },

    async categories() {
      return (await categoryTree()).flatMap((category) => categoryEntries(category, mediaUrl))
    },

    async pages() {
      const [changes, others, ...found] = await Promise.all([
        changesOf([HOME, ...sitemapPages]),
        pagesOfExtensions(),
        ...sitemapPages.map((identifier) => contentLoaders(context).page(identifier)),
      ])
      return [
        { ...pageEntry('/', '/', changes.get(HOME)), priority: 1 },
        pageEntry('/faq/', '/faq/'),
        ...found.flatMap((page) => {
          if (!page) return []
          const { identifier, path, title: name } = page
          return [{ ...pageEntry(pageName(identifier, context.shop), path, changes.get(identifier)), name }]
        }),
        ...others,
      ]
    },

    async productPaths(skus) {
      const calls = createLimiter(CALLS_AT_ONCE, skus.length + 1)
      const some = Array.from({ length: Math.ceil(skus.length / PRODUCTS_OF_CALL) }, (_, index) =>
        skus.slice(index * PRODUCTS_OF_CALL, (index + 1) * PRODUCTS_OF_CALL),
      )
      const found = await Promise.all(
        some.map((wanted) =>
          calls.run(async () => {
            const policy = { maxAge: WALK_AGE, timeout: TIMEOUT, tags: productTags }
            const { products } = await upstream.read(SitemapPaths, { skus: wanted, size: wanted.length }, policy)
            return (products?.items ?? []).flatMap((product): [string, string][] =>
              product?.sku && product.url_key ? [[product.sku, pathOf(product.url_key, product.url_suffix)]] : [],
            )
          }, TURN_TIMEOUT),
        ),
      )
      return new Map(found.flat())
    },

    async listTags() {
      const ids = flat(await categoryTree()).flatMap(({ uid }) => listingTags(uid))
      return [...new Set(ids)]
    },
  }
})

function productEntry(
  { sku, url_key, url_suffix, updated_at, media_gallery }: StoreProduct,
  mediaUrl: string,
): SitemapEntry {
  const pictures = (media_gallery ?? []).filter((one) => one?.__typename === 'ProductImage' && !one.disabled)
  return {
    id: sku ?? '',
    path: pathOf(url_key, url_suffix),
    priority: 0.7,
    seoImages: pictures.flatMap((one) => mediaPath(one?.url, mediaUrl) ?? []),
    lastmod: lastmodOf(updated_at),
    changefreq: 'weekly',
  }
}

function categoryEntries(category: Level, mediaUrl: string): SitemapEntry[] {
  return flat([category]).flatMap(({ uid, name, url_path, url_suffix, updated_at, image }) => {
    if (!url_path) return []
    const picture = mediaPath(image, mediaUrl)
    const seoImages = picture ? [picture] : []
    return [
      {
        id: uid,
        path: pathOf(url_path, url_suffix),
        priority: 0.8,
        seoImages,
        lastmod: lastmodOf(updated_at),
        changefreq: 'daily',
        ...(name && { name }),
      },
    ]
  })
}

function pageEntry(id: string, path: string, changed?: string): SitemapEntry {
  return { id, path, priority: 0.3, seoImages: [], lastmod: lastmodOf(changed), changefreq: 'monthly' }
}

function flat(categories: readonly (Level | null)[]): Level[] {
  return categories.flatMap((category) => (category ? [category, ...flat(category.children ?? [])] : []))
}

/** One entry; names as sitemaps.org has them. */
export type SitemapEntry = {
  /** The same in every language: sku, id of the category, or name of the page. */
  id: string
  /** Below the base path, with a leading slash. */
  path: string
  /** From 0 to 1, among the shop's own pages. */
  priority: number
  /** Paths for resized-images. */
  seoImages: readonly string[]
  /** W3C date and time; null where the store does not return it. */
  lastmod: string | null
  changefreq: 'daily' | 'weekly' | 'monthly'
  /** Whole addresses by language, its own among them; absent where it is in no other language. */
  translations?: readonly { language: string; href: string }[]
  /** Set for categories and content pages. */
  name?: string
}

/** The store writes `2026-11-20 06:24:15`, in UTC. */
export function lastmodOf(text: string | null | undefined): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? []
  return day && time ? `${day}T${time}Z` : null
}
