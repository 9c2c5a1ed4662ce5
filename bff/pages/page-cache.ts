import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../lib/entry-limit.ts'
import type { Execute, PageQuery, PageResponse } from '../../schema/page.ts'
import { bytesOf, type CachedResponse, createCachedResponse } from '../cache/cached-response.ts'
import type { PageAddress } from './target.ts'
import { type CachedRead, createReadThrough, type Loaded } from '../cache/read-through.ts'
import { composedLifetime, type CacheScope } from '../cache/cache-scope.ts'
import { type WaitingNetworks, createWaitingNetworks } from '../lib/network-queue.ts'
import { isDown } from '../magento/store-client.ts'
import { traced } from '../ops/trace.ts'
import { createTwoTierStore } from '../cache/store.ts'

/** Runs the operations of one page and collects what they read. */
export type PageRun = { execute: Execute; cacheScope: CacheScope }

/** A cached page, or an uncached one for all requests that waited for it. */
export type Page = (CachedResponse & PageQuery & Pick<Extract<PageResponse, { kind: 'html' }>, 'page'>) | PageResponse

export type PageCache = (
  address: PageAddress,
  /** `from`: the client's network. */
  page: { newRun(log: FastifyBaseLogger): PageRun; log: FastifyBaseLogger; from: string },
) => Promise<CachedRead<Page>>

export type PageCacheOptions = {
  render(
    url: string,
    page: { execute: Execute; log: FastifyBaseLogger; from: string | WaitingNetworks },
  ): Promise<PageResponse>
  /** Turns a page into an HTTP response. */
  write(page: PageResponse): { status: number; headers: Record<string, string>; body: string }
}

/** Share of the memory for pages with query strings, for «not found», and for pages that were requested only once. */
const SHARE_OF_RARE = 1 / 4
/** Longest lifetime of redirects and «not found» in seconds: no purge announces a page that replaces them. */
const SHORT = 60
/** Number of paths whose parameters are remembered, and the longest of these paths. */
const MAX_KNOWN = 10_000
const LONGEST_PATH = 200
const CACHED_STATUS: ReadonlySet<number> = new Set([200, 301, 302, 308, 404])

/** The page cache: whole public pages, with the tags of everything that was read for them. */
export function createPageCache(app: FastifyInstance, { render, write }: PageCacheOptions): PageCache {
  const { config, purges, store } = app
  // Each site has its own share of the memory, so that no site evicts another's entries.
  const maxBytes = config.cache.pageBytes / config.sites.length
  const isCommon = (url: string, { value }: { value: Page }) => value.status === 200 && !url.includes('?')
  const entries = createTwoTierStore({ maxBytes, shareOfRare: SHARE_OF_RARE, isCommon }, purges)
  app.watchCache('pages', entries)
  // While the store's caches are empty and it works on its first response, other requests get the old page.
  const readThrough = createReadThrough<Page>(entries, purges, {
    isWarming: () => store.isWarming,
    isDown: () => isDown(store),
  })

  /** Path → names of the query parameters that its page reads, as the last render said. */
  const known = new LRUCache<string, readonly string[]>(atMost(MAX_KNOWN))

  /** The path with the parameters that its page reads. Keeps all parameters until the page has been rendered once. */
  function urlOf({ path, parameters }: PageAddress): string {
    if (parameters.length === 0) return path
    const names = known.get(path)
    const read = names ? parameters.filter(([name]) => names.includes(name)) : parameters
    return read.length === 0 ? path : `${path}?${new URLSearchParams(read.map(([name, value]) => [name, value]))}`
  }

  return (address, { newRun, log, from }) => {
    const url = urlOf(address)
    return readThrough<Page>({
      key: url,
      maxAge: Infinity,
      // «Not found» is a page with a status of its own, not an error.
      isOutage: () => true,
      log,
      from,
      load: (networks = createWaitingNetworks(from)) =>
        traced(log, 'render page', {}, async (own, span) => {
          const loaded = await load(address.path, url, newRun(own), { log: own, from: networks })
          if ('page' in loaded.value && loaded.value.page) span?.note({ 'musette.page': loaded.value.page })
          return loaded
        }),
    })
  }

  async function load(
    path: string,
    url: string,
    { execute, cacheScope }: PageRun,
    requested: { log: FastifyBaseLogger; from: WaitingNetworks },
  ): Promise<Loaded<Page>> {
    const since = purges.now
    const first = await render(url, { execute, ...requested })
    const { search, parameters } = first
    const own = search === undefined ? url : path + search
    // Parameters that the page does not use are left out of the cached page and of its key.
    const page = own === url ? first : await render(own, { execute, ...requested })
    if (parameters && path.length <= LONGEST_PATH) known.set(path, parameters)
    if (page.status !== 200) cacheScope.limit(SHORT)
    const sum = cacheScope.sum()
    if (!sum || !CACHED_STATUS.has(page.status)) {
      return { value: page, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    }
    const now = Date.now()
    const { status, headers, body } = write(page)
    const keys = app.surrogates?.keysOf(sum.tags)
    const cached = createCachedResponse(status, { ...headers, vary: 'accept-encoding' }, body, now, keys)
    const lifetime = composedLifetime(sum, now)
    const value = { ...cached, search, ...(page.kind === 'html' && { page: page.page }) }
    const entry = { value, bytes: bytesOf(cached), tags: sum.tags }
    if (own !== url) entries.set(own, { ...entry, since, ...lifetime })
    return { ...entry, lifetime, isStorable: own === url, trust: 'sure' }
  }
}
