import type { FastifyBaseLogger } from 'fastify'
import type { Execute, PageResponse } from '../../schema/page.ts'
import { bytesOf, type CachedResponse, createCachedResponse } from '../cache/cached-response.ts'
import type { PurgeLog } from '../cache/purge-log.ts'
import { type Answered, createReadThrough, type Loaded } from '../cache/read-through.ts'
import { composedLifetime, type CacheScope } from '../cache/cache-scope.ts'
import { createMemoryStore, createTwoTierStore, type WatchCache } from '../cache/store.ts'

/** What one page runs its operations with, and what these read. */
export type PageRun = { execute: Execute; cacheScope: CacheScope }

/** A page that is kept, or one that is not and goes to those who asked while it was rendered. */
export type Page = CachedResponse | PageResponse

/** At once where the page is kept. */
export type PageCache = (
  url: string,
  page: { newRun(): PageRun; log: FastifyBaseLogger; from: string },
) => Answered<Page> | Promise<Answered<Page>>

export type PageCacheOptions = {
  maxBytes: number
  purges: PurgeLog
  watchCache: WatchCache
  /** The store works on its first answer after it lost its caches: others get the page of before. */
  isWarming?: () => boolean
  /** `from`: who is the first to ask for it. */
  render(url: string, page: { execute: Execute; log: FastifyBaseLogger; from: string }): Promise<PageResponse>
  /** Makes the answer that is sent of a response. */
  write(page: PageResponse): { status: number; headers: Record<string, string>; body: string }
}

/** What of the whole may be taken by addresses with parameters and by what is not found. */
const SHARE_OF_RARE = 1 / 4
/** Seconds that a redirect and what is not found live at most: nothing announces what a merchant puts in their place. */
const SHORT = 60
const CACHED_STATUS: ReadonlySet<number> = new Set([200, 301, 302, 308, 404])

/** The pages store: public pages whole, under the tags of everything that was read for them. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, purges, render, write } = options
  const entries = createTwoTierStore<Page>(
    createMemoryStore(maxBytes * (1 - SHARE_OF_RARE), purges),
    createMemoryStore(maxBytes * SHARE_OF_RARE, purges),
    (url, { value }) => value.status === 200 && !url.includes('?'),
  )
  options.watchCache('pages', entries)
  const readThrough = createReadThrough<Page>(entries, purges, Date.now, options.isWarming)

  return (url, { newRun, log, from }) =>
    readThrough<Page>({
      key: url,
      maxAge: Infinity,
      // What is not there any more is an answer, with a status of its own.
      isOutage: () => true,
      log,
      load: () => load(url, newRun(), { log, from }),
    })

  async function load(
    url: string,
    { execute, cacheScope }: PageRun,
    asked: { log: FastifyBaseLogger; from: string },
  ): Promise<Loaded<Page>> {
    const page = await render(url, { execute, ...asked })
    if (page.status !== 200) cacheScope.limit(SHORT)
    const sum = cacheScope.sum()
    if (!sum || !CACHED_STATUS.has(page.status)) {
      return { value: page, bytes: 0, tags: [], isStorable: false, trust: 'doubtful' }
    }
    const now = Date.now()
    const { status, headers, body } = write(page)
    const cached = createCachedResponse(status, { ...headers, vary: 'accept-encoding' }, body, now)
    const lifetime = composedLifetime(sum, now)
    return { value: cached, bytes: bytesOf(cached), tags: sum.tags, lifetime, isStorable: true, trust: 'sure' }
  }
}
