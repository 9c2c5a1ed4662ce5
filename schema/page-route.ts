import { parse } from 'regexparam'
import type { PageKind } from './page-kind.ts'

/**
 * Section of a route's pages. Each includes the rules of those before it.
 * - `public`: the same for everybody
 * - `personal`: one shopper's own. They are in no cache, and nothing for robots.
 * - `guarded`: passwords are typed there, or a shopper pays or reads personal data: only third-party scripts of payment and captcha run
 * - `secret`: mails lead there with a key, so no other site is told the address
 */
export type RouteSection = 'public' | 'personal' | 'guarded' | 'secret'

export type PageRoute = {
  /** Pattern below the base path. */
  path: string
  section: RouteSection
  /** Kind of its pages in measurements; absent if their data determine it, or if they are not distinguished. */
  kind?: PageKind
  /** The extension that it belongs to: sites without it do not have this route. */
  extension?: string
}

export function isGuarded(section: RouteSection): boolean {
  return section === 'guarded' || section === 'secret'
}

/** Returns the first route that matches a path below the base path, with its parameters; both are percent-encoded. */
export function matchingRoute<Route extends PageRoute>(
  routes: readonly Route[],
  path: string,
  extensionsOff: readonly string[],
): { route: Route; params: Record<string, string | undefined> } | undefined {
  for (const route of routes) {
    if (route.extension && extensionsOff.includes(route.extension)) continue
    const { pattern, keys } = parseOnce(route.path)
    const match = pattern.exec(path)
    if (match) return { route, params: Object.fromEntries(keys.map((key, i) => [key, match[i + 1]])) }
  }
  return undefined
}

type Parsed = { pattern: RegExp; keys: string[] }
const parsed = new Map<string, Parsed>()

/** A page finds its route several times: each pattern is parsed once. */
function parseOnce(path: string): Parsed {
  const known = parsed.get(path) ?? parse(path)
  parsed.set(path, known)
  return known
}

/** Returns the paths of personal pages: `/cart` includes everything below it, `/share/` is only what is below it. */
export function ownPaths(routes: readonly PageRoute[], extensionsOff: readonly string[]): string[] {
  const paths = routes
    .filter(({ section, extension }) => section !== 'public' && !extensionsOff.includes(extension ?? ''))
    .map(({ path }) => path.replace(/:.*/, ''))
  return [...new Set(paths)].filter(
    (path) => !paths.some((other) => path.startsWith(other.replace(/\/?$/, '/')) && path !== other),
  )
}
