import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gunzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { caching, catalog, defineServerExtension, http, type SiteParts, store, valuesOf } from 'musette/server'
import { type FeedFormat, FEEDS, itemsOf } from './server/feed-items.ts'
import { FeedProducts } from './server/magento/feed.generated.ts'
import variables from './variables.ts'

/** Products of one call: a store may refuse more than 300. */
const PRODUCTS_OF_PART = 100
/** Lifetime in seconds: short, so that the store cache puts these responses into its small part. */
const WALK_AGE = 60
/** Seconds for one call. */
const TIMEOUT = 15
/** Seconds that a part is cached. */
const MAX_AGE = 3600
const CACHE_BYTES = 32 * 1024 ** 2
/** Parts made at a time: shoppers ask the store at the same time. */
const AT_ONCE = 1
/** Each reader holds a part or two in memory, and waits for one at most. */
const MAX_READERS = 32
/** Ms that a reader waits for its turn. */
const TURN_TIMEOUT = 60_000
const RETRY_AFTER = '600'

type WrittenItem = [id: string, text: string]

/** `zipped` is the JSON of its items; `total` is how many products the store counted when the part was made. */
type Part = { zipped: Buffer; total: number }

const zip = promisify(gzip)
const unzip = promisify(gunzip)

export default defineServerExtension({
  plugin: feedPlugin,
  listedAttributes(shop) {
    const { PRODUCT_FEEDS, FEED_ATTRIBUTE_BRAND, FEED_ATTRIBUTE_GTIN } = valuesOf(variables, shop)
    return PRODUCT_FEEDS.length > 0 ? [FEED_ATTRIBUTE_BRAND, FEED_ATTRIBUTE_GTIN] : []
  },
})

/** `GET {base}/feeds/google.xml` and `{base}/feeds/meta.csv`, as far as the site has them. */
async function feedPlugin(app: FastifyInstance, site: SiteParts): Promise<void> {
  const { shop, createContext, purges } = site
  const cached = caching.createMemoryStore<Part>(CACHE_BYTES, purges)
  const making = caching.createLimiter(AT_ONCE, MAX_READERS)
  const readThrough = caching.createReadThrough<Part>(cached, purges)
  let readers = 0
  const chosen = valuesOf(variables, shop).PRODUCT_FEEDS.flatMap((name) => FEEDS[name] ?? [])
  if (chosen.length === 0) return
  site.watchCache('feeds', cached)
  site.watchQueue('feeds', making)
  for (const { file, format } of chosen) {
    app.get(`/feeds/${file}`, { exposeHeadRoute: false }, (request, reply) => send(format, request, reply))
  }

  async function send(format: FeedFormat, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { log } = request
    const home = (shop.publicUrl || `${request.protocol}://${request.host}`) + shop.basePath
    const partOf = async (page: number) => {
      const { entry } = await readThrough({
        key: `${home}/${format.type}/${page}`,
        maxAge: MAX_AGE,
        isOutage: (error) => store.isFailure(error) || error instanceof caching.Overload,
        log,
        load: () => making.run(() => make(format, home, page), TURN_TIMEOUT),
      })
      return entry.value
    }
    reply.header('cache-control', 'no-store')
    try {
      if (readers >= MAX_READERS) throw new caching.Overload('Too many read the product feeds')
      const { name } = await store.storeOf(createContext({ session: http.createSession(), log }))
      const first = await partOf(1)
      const parts = Readable.from(written(format, { name, home }, first, partOf), { objectMode: false })
      readers++
      parts.once('close', () => readers--)
      parts.once('error', (err: NodeJS.ErrnoException) => {
        // Otherwise its reader left.
        if (err.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.error({ err }, 'a product feed broke off')
      })
      reply.type(format.type).header('vary', 'accept-encoding')
      if (http.preferredEncoding(request.headers['accept-encoding']) === 'identity') return await reply.send(parts)
      // If either end fails, the other is destroyed; Fastify cuts the connection.
      return await reply.header('content-encoding', 'gzip').send(pipeline(parts, createGzip(), () => {}))
    } catch (error) {
      if (!(error instanceof store.UpstreamError) && !(error instanceof caching.Overload)) throw error
      log.warn({ err: error }, 'a product feed could not be begun')
      return reply
        .header('retry-after', RETRY_AFTER)
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The store cannot be reached now\n')
    }
  }

  async function make(format: FeedFormat, home: string, page: number): Promise<caching.Loaded<Part>> {
    const context = createContext({ session: http.createSession(), log: app.log })
    const { rootCategoryUid: root } = await store.storeOf(context)
    const { products } = await context.upstream.read(
      FeedProducts,
      { root, size: PRODUCTS_OF_PART, page },
      { maxAge: WALK_AGE, timeout: TIMEOUT, tags: catalog.productTags },
    )
    const total = products?.total_count ?? 0
    const found = (products?.items ?? []).filter((product) => product !== null)
    if (total === 0) await catalog.productLoaders(context).assertSearchable()
    // A search engine counts all products and returns none beyond its window.
    if (found.length === 0 && page * PRODUCTS_OF_PART < total) {
      const message = `No products on page ${page} of ${PRODUCTS_OF_PART}, where the store counts some: is its search’s window smaller?`
      throw new store.UpstreamError('unavailable', message, FeedProducts.name)
    }
    const attributeCurrency = await catalog.attributeCurrencyOf(context)
    const settings = { context, catalog: await catalog.shownSettings(found, context), attributeCurrency, home }
    const items = found.flatMap((product) => itemsOf(product, settings))
    const written: WrittenItem[] = items.map((item) => [item.id, format.item(item)])
    const zipped = await zip(JSON.stringify(written))
    context.cacheScope.limit(MAX_AGE)
    const sum = context.cacheScope.sum()
    return {
      value: { zipped, total },
      bytes: zipped.length,
      tags: sum?.tags ?? [],
      isStorable: sum !== null,
      trust: 'sure',
    }
  }
}

/**
 * A part is requested when the one before it was read. Each id is written once, as both formats want: a variant may also be sold by itself, and a
 * product moves to the next page when another is saved meanwhile.
 */
async function* written(
  format: FeedFormat,
  shop: Parameters<FeedFormat['head']>[0],
  first: Part,
  partOf: (page: number) => Promise<Part>,
): AsyncGenerator<string> {
  yield format.head(shop)
  const ids = new Set<string>()
  let part = first
  for (let page = 1; ; page++) {
    if (page > 1) part = await partOf(page)
    const items = JSON.parse((await unzip(part.zipped)).toString()) as WrittenItem[]
    yield items.map(([id, text]) => (ids.size < ids.add(id).size ? text : '')).join('')
    if (page * PRODUCTS_OF_PART >= part.total) break
  }
  if (format.tail) yield format.tail
}
