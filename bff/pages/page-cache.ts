import type { FastifyBaseLogger } from 'fastify'
import type { Execute, PageResponse } from '../../schema/page.ts'
import { bytesOf, type CachedResponse, createCachedResponse } from '../cache/cached-response.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { type Answered, createReadThrough, type Loaded } from '../cache/read-through.ts'
import { composedLifetime, type CacheScope } from '../cache/cache-scope.ts'
import { traced } from '../ops/trace.ts'
import type { Surrogates } from '../cache/surrogate-keys.ts'
import { createTwoTierStore, type WatchCache } from '../cache/store.ts'

/** Runs the operations of one page and collects what they read. */
export type PageRun = { execute: Execute; cacheScope: CacheScope }

/** A cached page, or one that is not cached and goes to all requests that waited for it. */
export type Page = (CachedResponse & Pick<Extract<PageResponse, { kind: 'html' }>, 'page'>) | PageResponse

/** Synchronous if the page is cached. */
export type PageCache = (
  url: string,
  /** `from`: see `PageCacheOptions.render`; asked for only if the page has to be rendered. */
  page: { newRun(log: FastifyBaseLogger): PageRun; log: FastifyBaseLogger; from(): string },
) => Answered<Page> | Promise<Answered<Page>>

export type PageCacheOptions = {
  maxBytes: number
  purges: PurgeLog
  watchCache: WatchCache
  /** Absent where edges are off. */
  surrogates?: Surrogates
  /** The store lost its caches and works on its first response: others get the old page meanwhile. */
  isWarming?: () => boolean
  /** `from`: the network of the first client that requested the page. */
  render(url: string, page: { execute: Execute; log: FastifyBaseLogger; from: string }): Promise<PageResponse>
  /** Turns a page into an HTTP response. */
  write(page: PageResponse): { status: number; headers: Record<string, string>; body: string | Buffer }
}

/** Share of pages with query strings, of pages that are not found, and of those that were asked for only once. */
const SHARE_OF_RARE = 1 / 4
/** Longest lifetime of redirects and «not found» in seconds: no purge announces a page that replaces them. */
const SHORT = 60
const CACHED_STATUS: ReadonlySet<number> = new Set([200, 301, 302, 308, 404])

/** The page cache: whole public pages, with the tags of everything that was read for them. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, purges, render, write, surrogates } = options
  const isCommon = (url: string, { value }: { value: Page }) => value.status === 200 && !url.includes('?')
  const entries = createTwoTierStore({ maxBytes, shareOfRare: SHARE_OF_RARE, isCommon }, purges)
  options.watchCache('pages', entries)
  const readThrough = createReadThrough<Page>(entries, purges, Date.now, options.isWarming)

  return (url, { newRun, log, from }) =>
    readThrough<Page>({
      key: url,
      maxAge: Infinity,
      // «Not found» is a page with a status of its own, not an error.
      isOutage: () => true,
      log,
      load: () =>
        traced(log, 'render page', {}, async (own, span) => {
          const loaded = await load(url, newRun(own), { log: own, from: from() })
          if ('page' in loaded.value && loaded.value.page) span?.note({ 'musette.page': loaded.value.page })
          return loaded
        }),
    })

  async function load(
    url: string,
    { execute, cacheScope }: PageRun,
    requested: { log: FastifyBaseLogger; from: string },
  ): Promise<Loaded<Page>> {
    const page = await render(url, { execute, ...requested })
    if (page.status !== 200) cacheScope.limit(SHORT)
    const sum = cacheScope.sum()
    if (!sum || !CACHED_STATUS.has(page.status)) {
      return { value: page, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    }
    const now = Date.now()
    const { status, headers, body } = write(page)
    const keys = surrogates?.keysOf(sum.tags)
    const cached = createCachedResponse(status, { ...headers, vary: 'accept-encoding' }, body, now, keys)
    const lifetime = composedLifetime(sum, now)
    const value = page.kind === 'html' ? { ...cached, page: page.page } : cached
    return { value, bytes: bytesOf(cached), tags: sum.tags, lifetime, isStorable: true, trust: 'sure' }
  }
}
