import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchingRoute } from '../../../schema/page-route.ts'
import { resizedImageUrl } from '../../../schema/resized-image-url.ts'
import { bytesOf, type CachedResponse, createCachedResponse } from '../../cache/cached-response.ts'
import { createReadThrough, type Loaded } from '../../cache/read-through.ts'
import { sendCached } from '../../cache/send-cached.ts'
import { createMemoryStore } from '../../cache/store.ts'
import { PRODUCTS_OF_CALL, type SitemapEntry, type SitemapLoaders, sitemapLoaders } from './sitemap-loaders.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ContextFactory } from '../../graphql/request-context.ts'
import { createLimiter, Overload } from '../../lib/limiter.ts'
import { escapeXml } from '../../lib/xml.ts'
import { isFailure, UpstreamError } from '../../magento/upstream-error.ts'
import { storeOf } from '../shop/store-loaders.ts'
import { llmsTxt } from './robots.ts'
import { createSession } from '../../session/session-cookies.ts'
import { absolute, createTranslate, type Translate } from './translate-entries.ts'

const pictureOf = (path: string, home: string) => resizedImageUrl(home, path, { preset: 'large' })

/** Addresses in one part: few, to keep its memory small (sitemaps.org allows 50 000). */
const ENTRIES_OF_PART = 10 * PRODUCTS_OF_CALL

/** Seconds; purges of the store show at once. */
const MAX_AGE = 3600
const CACHE_BYTES = 16 * 1024 ** 2
/** Parts made at a time: each walks through a thousand products. */
const AT_ONCE = 1
const MAX_WAITING = 20
/** Ms that a part waits for its turn. */
const TURN_TIMEOUT = 30_000
const RETRY_AFTER = '120'

/** `GET {base}/sitemap.xml` and the parts that it names, as `{base}/sitemap-products-1.xml` (sitemaps.org 0.9); `GET {base}/llms.txt`. */
export async function sitemapPlugin(app: FastifyInstance): Promise<void> {
  const { createContext, translations, purges, watchCache, watchQueue } = app
  const { language, publicUrl, basePath } = app.site.shop
  const cached = createMemoryStore<CachedResponse | null>(CACHE_BYTES, purges)
  watchCache('sitemap', cached)
  const making = createLimiter(AT_ONCE, MAX_WAITING)
  watchQueue('sitemap', making)
  const readThrough = createReadThrough<CachedResponse | null>(cached, purges)
  const isPublic = (path: string) =>
    matchingRoute(app.pages.routes, path, app.site.page.extensionsOff)?.route.section === 'public'

  app.get('/sitemap.xml', (request, reply) => sendSitemap('sitemap.xml', request, reply))
  app.get('/llms.txt', (request, reply) => sendSitemap('llms.txt', request, reply))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[a-z]+-\\d+).xml', (request, reply) =>
    sendSitemap(`sitemap-${request.params.part}.xml`, request, reply),
  )

  async function sendSitemap(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { log } = request
    // Crawlers need absolute addresses: those of the requested host if the shop's own is not configured.
    const home = (publicUrl || `${request.protocol}://${request.host}`) + basePath
    try {
      const { entry, cacheStatus } = await readThrough({
        key: `${home}/${name}`,
        maxAge: MAX_AGE,
        isOutage: (error) => isFailure(error) || error instanceof Overload,
        log,
        load: () => making.run(() => load(name, home, log), TURN_TIMEOUT),
      })
      request.cacheStatus = cacheStatus
      if (entry.value) return await sendCached(request, reply, entry.value, entry)
      reply.callNotFound()
      return reply
    } catch (error) {
      // The store failed: robots get a time to retry.
      if (!(error instanceof UpstreamError) && !(error instanceof Overload)) throw error
      log.warn({ err: error }, 'a sitemap could not be generated')
      reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER)
      return reply.code(503).type('text/plain; charset=utf-8').send('The store cannot be reached now\n')
    }
  }

  async function load(name: string, home: string, log: FastifyBaseLogger): Promise<Loaded<CachedResponse | null>> {
    const contextOf = (create: ContextFactory) => create({ session: createSession(), log })
    const context = contextOf(createContext)
    const others = translations.map((one) => ({ ...one, context: contextOf(one.createContext) }))
    const all = sitemapLoaders(context)
    // A content page with the address of a personal page cannot be seen.
    const loaders = { ...all, pages: async () => (await all.pages()).filter(({ path }) => isPublic(path)) }
    const translate = language === null ? undefined : createTranslate(language, others)
    const isText = name === 'llms.txt'
    const made = isText
      ? await llmsOf(loaders, home, context)
      : await createSitemapParts(loaders, translate).make(name, home)
    context.cacheScope.limit(MAX_AGE)
    const sums = [context, ...others.map((other) => other.context)].map(({ cacheScope }) => cacheScope.sum())
    if (!made) return { value: null, bytes: 0, tags: [], isStorable: false, trust: 'sure' }
    const headers = {
      'content-type': `${isText ? 'text/plain' : 'application/xml'}; charset=utf-8`,
      vary: 'accept-encoding',
    }
    const response = createCachedResponse(200, headers, made.xml, Date.now())
    const tags = [...new Set([...sums.flatMap((sum) => sum?.tags ?? []), ...made.tags])]
    const isStorable = sums.every((sum) => sum !== null)
    return { value: response, bytes: bytesOf(response), tags, isStorable, trust: 'sure' }
  }
}

type Sitemap = {
  /** The XML, or the text of `llms.txt`. */
  xml: string
  /** Further tags, beside those of the store's responses. */
  tags: readonly string[]
}

async function llmsOf(loaders: SitemapLoaders, home: string, context: RequestContext): Promise<Sitemap> {
  const [store, categories, pages] = await Promise.all([storeOf(context), loaders.categories(), loaders.pages()])
  return { xml: llmsTxt({ home, store, shop: context.shop, categories, pages }), tags: ['cat_c'] }
}

/** Divides the shop's addresses into parts; each is generated by itself, and freed before the next. */
export function createSitemapParts(loaders: SitemapLoaders, translate: Translate = async (entries) => entries) {
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
    /** Generates the index or a part by its file name; null for a name that is not in the index. */
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
        return { xml: urlSet(await translate(entries, kind, home), home), tags }
      }
      if (kind === 'categories') {
        const entries = await loaders.categories()
        if (part > partsOf(entries.length)) return null
        const ofPart = entries.slice(from, from + ENTRIES_OF_PART)
        return { xml: urlSet(await translate(ofPart, kind, home), home), tags: ['cat_c'] }
      }
      if (kind !== 'pages' || part !== 1) return null
      return { xml: urlSet(await translate(await loaders.pages(), kind, home), home), tags: [] }
    },
  }
}

function numbered(kind: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, index) => `sitemap-${kind}-${index + 1}.xml`)
}

/** Returns a sitemap (sitemaps.org 0.9, with Google's image extension). `home` is the shop's full address, without a slash at its end. */
export function urlSet(entries: readonly SitemapEntry[], home: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${
      entries.some(({ translations }) => translations) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
    }>`,
    ...entries.map((entry) => urlOf(entry, home)),
    '</urlset>\n',
  ].join('\n')
}

/** Returns the index of a shop's sitemaps. */
export function sitemapIndex(names: readonly string[], home: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names.map((name) => `<sitemap><loc>${escapeXml(`${home}/${name}`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n')
}

function urlOf(entry: SitemapEntry, home: string): string {
  const { path, lastmod, changefreq, priority, seoImages, translations = [] } = entry
  const parts = [
    `<loc>${escapeXml(absolute(path, home))}</loc>`,
    lastmod && `<lastmod>${lastmod}</lastmod>`,
    `<changefreq>${changefreq}</changefreq>`,
    `<priority>${priority.toFixed(1)}</priority>`,
    ...translations.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    ),
    ...seoImages.map(
      (image) => `<image:image><image:loc>${escapeXml(pictureOf(image, home))}</image:loc></image:image>`,
    ),
  ]
  return `<url>${parts.filter(Boolean).join('')}</url>`
}
