import type { Limits } from './limits.ts'
import { isDeadEnd } from './page.ts'
import { isSamePlace, isService, pathOf, withoutQuery, withoutSlash } from './site.ts'
import type { State } from './state.ts'
import { type Front, type Visit, visit } from './visit.ts'

/** Pages requested at a time; the rate of each host limits the speed. */
const PARALLEL = 4
/** Maximum addresses per shop. */
const MAX_KNOWN = 100_000
/** Pictures, sounds and styles move with the theme; documents that visitors open do not. */
const ASSET = /\.(?:avif|bmp|css|eot|gif|ico|jpe?g|js|json|map|mp3|mp4|ogg|png|svg|ttf|webm|webp|woff2?|xml)$/i

/** The same address at both shops. */
export type Pair = {
  path: string
  /** Where it should lead at the new shop. */
  expected: string
  old: Visit
  /** Null if the old shop has no page there. */
  new: Visit | null
  /** The page at `expected`, where the address itself does not lead there. */
  target: Visit | null
}

export type Crawl = {
  pairs: Pair[]
  /** Paths of pages that the old shop does not have. */
  onlyNew: string[]
}

export type CrawlOptions = {
  old: Front
  new: Front
  /** Paths to begin with. */
  seeds: Iterable<string>
  /** Paths that the sitemaps of the new shop list. */
  newPaths: Iterable<string>
  moves: ReadonlyMap<string, string>
  pages: number
  depth: number
  maxBytes: number
  state: State
  limits: Limits
  signal: AbortSignal
  /** Called after each pair. */
  onPair(done: number, waiting: number): void
}

/**
 * Visits the pages of the old shop, breadth first, and the same addresses of the new one; then the addresses that only the new one has. Ends early,
 * without an error, when the signal is aborted.
 */
export async function crawl({ old, new: now, ...options }: CrawlOptions): Promise<Crawl> {
  const { moves, state, limits, signal, maxBytes } = options
  const known = new Set<string>()
  const queue: { path: string; depth: number; isOfNew: boolean }[] = []
  const onlyNew: string[] = []
  const pairs: Pair[] = []
  const running = new Set<Promise<void>>()
  let taken = 0
  for (const path of options.seeds) discover(path, 0)

  await visitAll()
  for (const { expected, new: there } of pairs)
    for (const path of [expected, there?.path ?? '']) known.add(withoutSlash(path))
  for (const path of [...options.newPaths, ...pairs.flatMap(linksAtNew)])
    if (isPage(path) && !isService(path)) discover(path, 0, true)
  await visitAll()
  if (!signal.aborted) for (const { path } of queue.slice(taken)) limits.add('pages', path)
  return { pairs, onlyNew: onlyNew.toSorted() }

  async function visitAll(): Promise<void> {
    while (!signal.aborted) {
      const next = queue[taken]
      if (next && taken < options.pages && running.size < PARALLEL) {
        taken++
        const task = pairOf(next).finally(() => running.delete(task))
        running.add(task)
      } else if (running.size === 0) break
      else await Promise.race(running)
    }
    await Promise.all(running)
  }

  /** An address with a trailing slash is the same page. */
  function discover(path: string, depth: number, isOfNew = false): void {
    if (known.has(withoutSlash(path))) return
    if (known.size === MAX_KNOWN) return limits.add('addresses', path)
    known.add(withoutSlash(path))
    if (depth > options.depth) limits.add('depth', path)
    else queue.push({ path, depth, isOfNew })
  }

  async function pairOf({ path, depth, isOfNew }: (typeof queue)[number]): Promise<void> {
    try {
      const before = await remember(`old ${path}`, old, path)
      if (before.trouble === 'robots') return limits.add('robots', path)
      const isMissing = before.status === 404 || before.status === 410 || before.path === '/'
      if (isOfNew && isMissing) return void onlyNew.push(path)
      follow(before, depth)
      const pair: Pair = { path, expected: expectedOf(path, before), old: before, new: null, target: null }
      if (before.trouble === 'elsewhere' || (before.status >= 200 && before.status < 300)) {
        pair.new = await remember(`new ${path}`, now, path)
        const isThere = isSamePlace(pair.new.path, pair.expected)
        if (!isThere && moves.has(path)) pair.target = await remember(`new ${pair.expected}`, now, pair.expected)
      }
      pairs.push(pair)
      options.onPair(pairs.length, Math.min(queue.length, options.pages) - taken)
    } catch (error) {
      // Requests that the abort interrupted are left out.
      if (!signal.aborted) throw error
    }
  }

  /** Where the address should lead at the new shop: if the old shop redirects it, to the same page, wherever that is now. */
  function expectedOf(path: string, { path: end }: Visit): string {
    return moves.get(path) ?? moves.get(end) ?? end
  }

  async function remember(key: string, front: Front, path: string): Promise<Visit> {
    const earlier = state.recall<Visit>(key)
    if (earlier) return earlier
    const found = await visit(front, path, maxBytes)
    // An overloaded server may respond when the run is resumed.
    if (found.trouble !== 'no-response' && found.status < 429) state.save(key, found)
    return found
  }

  function linksAtNew({ new: there, target }: Pair): string[] {
    const links = [...(there?.page?.links ?? []), ...(target?.page?.links ?? [])]
    return links.map((link) => withoutQuery(pathOf(now.site, link) ?? '')).filter(Boolean)
  }

  function follow({ page }: Visit, depth: number): void {
    if (!page) return
    for (const id of ['credentials', 'schemes'] as const)
      for (let count = 0; count < page.refused[id]; count++) limits.add(id)
    if (isDeadEnd(page)) return
    for (const link of page.links) {
      const path = pathOf(old.site, link)
      if (path === null) limits.add('elsewhere', new URL(link).origin)
      else if (path.includes('?')) limits.add('queries', path)
      else if (isPage(path)) discover(path, depth + 1)
    }
  }
}

/** Whether a link leads to a page or document that visitors open, not to an asset. */
export function isPage(path: string): boolean {
  return !ASSET.test(withoutQuery(path))
}
