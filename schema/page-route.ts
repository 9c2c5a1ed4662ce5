import { parse } from 'regexparam'
import type { PageKind } from './page-kind.ts'

/**
 * What a route's pages are. Each holds all that is said of those before it.
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
  /** How its pages are counted; absent where their data say it, or where they are not distinguished. */
  kind?: PageKind
  /** The extension that it belongs to: sites that do not take it have no such address. */
  extension?: string
}

export function isGuarded(section: RouteSection): boolean {
  return section === 'guarded' || section === 'secret'
}

/** The first route that matches a path below the base path, with the parameters in it, both percent-encoded. */
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

/** The addresses of pages that are a shopper's own: `/cart` with all that is below it, or `/share/` for what is below that alone. */
export function ownPaths(routes: readonly PageRoute[], extensionsOff: readonly string[]): string[] {
  const paths = routes
    .filter(({ section, extension }) => section !== 'public' && !extensionsOff.includes(extension ?? ''))
    .map(({ path }) => path.replace(/:.*/, ''))
  return [...new Set(paths)].filter(
    (path) => !paths.some((other) => path.startsWith(other.replace(/\/?$/, '/')) && path !== other),
  )
}
