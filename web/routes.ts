import { type ReactNode, use } from 'react'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import { loadMessages, type Section } from './i18n/messages.ts'
import { type LazyScreen, lazyScreen, type ScreenProps } from './lazy-screen.tsx'
import { onDemand } from './on-demand.ts'

export type Route = {
  /** Pattern below the base path (wouter). */
  path: string
  screen: LazyScreen<ScreenProps>
  /** Stands around the screen in place of the shop's header and footer (spec §2 «own layout»). */
  layout?: LazyScreen<LayoutProps>
  /** Stands inside the layout, around the screens of one section (spec §2 «inner layout»). */
  inner?: LazyScreen<LayoutProps>
  /** Sections whose messages it needs beside those of the whole shop. */
  messages?: readonly Section[]
}

export type LayoutProps = { children?: ReactNode }

/** Everything of a route whose code loads on demand, outermost first. */
export const partsOf = ({ layout, inner, screen }: Route) =>
  [layout, inner, screen].filter((part) => part !== undefined)

/** Loads the route's code and messages: afterwards it renders without suspending. */
export function preloadRoute(route: Route, locale: string): Promise<unknown> {
  const messages = route.messages && loadMessages(locale, route.messages)
  return Promise.all([messages, ...partsOf(route).map((part) => part.preload())])
}

const home = lazyScreen<ScreenProps>(
  'web/screens/content/HomeScreen.tsx',
  () => import('./screens/content/HomeScreen.tsx'),
)

/** The routes that shoppers come in by (spec §2); the catch-all resolves an address with the store. The first match wins. */
export const routes: readonly Route[] = [
  { path: '/', screen: home },
  { path: '/home', screen: home },
  {
    path: '/cart',
    screen: lazyScreen('web/screens/cart/CartScreen.tsx', () => import('./screens/cart/CartScreen.tsx')),
  },
  {
    path: '/search',
    screen: lazyScreen(
      'web/screens/search/SearchEntryScreen.tsx',
      () => import('./screens/search/SearchEntryScreen.tsx'),
    ),
  },
  {
    path: '/search/:query',
    screen: lazyScreen('web/screens/search/SearchScreen.tsx', () => import('./screens/search/SearchScreen.tsx')),
  },
  {
    path: '/*',
    screen: lazyScreen('web/screens/routing/EntityScreen.tsx', () => import('./screens/routing/EntityScreen.tsx')),
  },
]

/**
 * Sections whose routes are in a table of their own, which is fetched with the first of them: what every page loads does not grow with the
 * screens that few open.
 */
const RARE =
  /^\/(account|category|checkout|contact|faq|login|newsletter|orders|product|quick-order|register|retractation|rgpd|user|wishlist)(?![^/])/

type Found = { route: Route; params: ScreenProps['params'] }
type RareTable = { rareRoutes: readonly Route[] }

const rareTable = onDemand<RareTable>(() => import('./rare-routes.ts'))

/** The route of a path below the base path, which is percent-encoded; its parameters are decoded. */
export async function findRoute(path: string): Promise<Found> {
  return match(RARE.test(path) ? (await rareTable.load()).rareRoutes : routes, path)
}

/** As `findRoute`; suspends while a table is on its way. */
export function useRoute(path: string): Found {
  return match(RARE.test(path) ? use(rareTable.shown()).rareRoutes : routes, path)
}

/** Source files that say which route a path has, besides the entry itself. */
export const routeSources = (path: string): string[] => (RARE.test(path) ? ['web/rare-routes.ts'] : [])

function match(table: readonly Route[], path: string): Found {
  for (const route of table) {
    const [matches, params] = matchRoute(parseOnce, route.path, path)
    if (matches) return { route, params: mapValues(params, decoded) }
  }
  // What is below a section and none of its screens, the store may know.
  if (table !== routes) return match(routes, path)
  throw new Error('the catch-all route matches every path')
}

type Parsed = { pattern: RegExp; keys: string[] }
const parsed = new Map<string, Parsed>()

/** A page asks for its route several times: patterns, which are those of the tables, become expressions with the first. */
function parseOnce(pattern: string): Parsed {
  let result = parsed.get(pattern)
  if (!result) parsed.set(pattern, (result = parse(pattern)))
  return result
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text // a lone percent sign stands for itself
  }
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
