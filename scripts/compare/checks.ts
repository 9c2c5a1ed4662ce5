import type { Pair } from './crawl.ts'
import { isPage } from './crawl.ts'
import type { Limits } from './limits.ts'
import { pathOf, urlOf, withoutQuery } from './site.ts'
import type { State } from './state.ts'
import { type Front, type Visit, visit } from './visit.ts'

const PARALLEL = 4
/** Maximum pages named per broken address. */
const MAX_PLACES = 3

export type Broken = { kind: 'link' | 'picture'; path: string; status: number; pages: number; places: string[] }

type Target = Pick<Broken, 'kind' | 'path' | 'pages' | 'places'>

type CheckOptions = {
  front: Front
  checks: number
  state: State
  limits: Limits
  signal: AbortSignal
  onCheck(done: number, all: number): void
}

/** Finds broken links and pictures on pages of the new shop. Each address is requested once; those that most pages share come first. */
export async function findBroken(pairs: readonly Pair[], options: CheckOptions): Promise<Broken[]> {
  const { front, state, limits, signal } = options
  const known = new Map<string, number>()
  for (const { path, new: now } of pairs)
    if (now && !now.trouble) for (const one of [path, now.path]) known.set(one, now.status)
  const targets = targetsOf(pairs, front).toSorted((a, b) => b.pages - a.pages)
  const broken: Broken[] = []
  const unknown = targets.filter(({ path }) => !known.has(path) && front.mayRequest(path))
  for (const { path } of unknown.splice(options.checks)) limits.add('checks', path)
  const waiting = unknown.values()
  let done = 0
  await Promise.all(Array.from({ length: PARALLEL }, work))
  for (const target of targets) {
    const status = known.get(target.path)
    if (status === 0 || (status !== undefined && status >= 400)) broken.push({ ...target, status })
  }
  return broken

  async function work(): Promise<void> {
    for (const { path } of waiting) {
      if (signal.aborted) return
      try {
        const key = `check ${path}`
        const earlier = state.recall<number>(key)
        const status = earlier ?? (await statusOf(front, path))
        if (earlier === undefined) state.save(key, status)
        known.set(path, status)
      } catch (error) {
        if (!signal.aborted) throw error
      }
      options.onCheck(++done, unknown.length)
    }
  }
}

function targetsOf(pairs: readonly Pair[], { site }: Front): Target[] {
  const targets = new Map<string, Target>()
  const seen = new Set<string>()
  for (const { new: now } of pairs) {
    if (!now?.page || seen.has(now.path)) continue
    seen.add(now.path)
    const links = now.page.links.map((link) => withoutQuery(pathOf(site, link) ?? ''))
    for (const path of new Set(links)) if (path && isPage(path)) count(targets, 'link', path, now)
    const pictures = now.page.pictures.map(({ src }) => pathOf(site, src) ?? '')
    for (const path of new Set(pictures)) if (path) count(targets, 'picture', path, now)
  }
  return [...targets.values()]
}

function count(targets: Map<string, Target>, kind: Target['kind'], path: string, { path: place }: Visit): void {
  const target = targets.get(path) ?? { kind, path, pages: 0, places: [] }
  targets.set(path, target)
  target.pages++
  if (target.places.length < MAX_PLACES) target.places.push(place)
}

/** Requests an address with HEAD, and with GET if that fails. Returns 0 without a response, or if redirects do not end. */
async function statusOf(front: Front, path: string): Promise<number> {
  const { status } = await front.host.request(urlOf(front.site, path), 0, 'HEAD')
  if (status >= 200 && status < 300) return status
  const { trouble, status: last } = await visit(front, path, 1)
  return trouble === 'robots' ? 200 : last
}
