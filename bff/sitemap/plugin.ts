import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bytesOf, keepAnswer, type KeptAnswer } from '../cache/kept-answer.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { createReadThrough, type Loaded } from '../cache/read-through.ts'
import { createSendKept } from '../cache/send-kept.ts'
import { createMemoryStore, type WatchCache } from '../cache/store.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { ContextFactory } from '../graphql/request-context.ts'
import type { WatchQueue } from '../ops/queue-metrics.ts'
import { createSession } from '../session/session-cookies.ts'
import { createLimiter, Overload } from '../magento/limiter.ts'
import { isFailure, UpstreamError } from '../magento/upstream-error.ts'
import { createSitemapParts } from './sitemap-parts.ts'

export type SitemapOptions = {
  createContext: ContextFactory
  publicUrl: string
  basePath: string
  purges: PurgeLog
  watchCache: WatchCache
  watchQueue: WatchQueue
}

/** Seconds; what the store announces shows at once. */
const MAX_AGE = 3600
const CACHE_BYTES = 16 * 1024 ** 2
/** Parts made at a time: each walks through a thousand products. */
const AT_ONCE = 1
const MAX_WAITING = 20
const PATIENCE = 30_000
const RETRY_AFTER = '120'

/** `GET {base}/sitemap.xml` and the parts that it names, as `{base}/sitemap-products-1.xml` (sitemaps.org 0.9). */
export async function sitemapPlugin(app: FastifyInstance, options: SitemapOptions): Promise<void> {
  const { createContext, publicUrl, basePath, purges, watchCache, watchQueue } = options
  const kept = createMemoryStore<KeptAnswer | null>(CACHE_BYTES, purges)
  watchCache('sitemap', kept)
  const making = createLimiter(AT_ONCE, MAX_WAITING)
  watchQueue('sitemap', making)
  const readThrough = createReadThrough<KeptAnswer | null>(kept, purges)
  const sendKept = createSendKept(app)

  app.get('/sitemap.xml', (request, reply) => sendSitemap('sitemap.xml', request, reply))
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[a-z]+-\\d+).xml', (request, reply) =>
    sendSitemap(`sitemap-${request.params.part}.xml`, request, reply),
  )

  async function sendSitemap(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { log } = request
    // Crawlers want whole addresses: those of the host they asked, where the shop's own is not configured.
    const home = (publicUrl || `${request.protocol}://${request.host}`) + basePath
    try {
      const { entry, verdict } = await readThrough({
        key: `${home}/${name}`,
        maxAge: MAX_AGE,
        isOutage: (error) => isFailure(error) || error instanceof Overload,
        log,
        load: () => making.run(() => load(name, home, createContext({ session: createSession(), log })), PATIENCE),
      })
      request.cacheVerdict = verdict
      if (entry.value) return await sendKept(request, reply, entry.value, entry)
      reply.callNotFound()
      return reply
    } catch (error) {
      // Whatever the store failed at is no fault of ours: robots are told when to come again.
      if (!(error instanceof UpstreamError) && !(error instanceof Overload)) throw error
      log.warn({ err: error }, 'a sitemap could not be made')
      reply.header('cache-control', 'no-store').header('retry-after', RETRY_AFTER)
      return reply.code(503).type('text/plain; charset=utf-8').send('The store cannot be asked now\n')
    }
  }

  async function load(name: string, home: string, context: RequestContext): Promise<Loaded<KeptAnswer | null>> {
    const made = await createSitemapParts(context.loaders.sitemap).make(name, home)
    context.reading.limit(MAX_AGE)
    const sum = context.reading.sum()
    if (!made) return { value: null, bytes: 0, tags: [], isStorable: false, trust: 'sure' }
    const headers = { 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' }
    const answer = keepAnswer(200, headers, made.xml, Date.now())
    const tags = [...new Set([...(sum?.tags ?? []), ...made.tags])]
    return { value: answer, bytes: bytesOf(answer), tags, isStorable: sum !== null, trust: 'sure' }
  }
}
