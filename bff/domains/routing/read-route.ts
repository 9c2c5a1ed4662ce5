import { ANY_BLOCK, ANY_PAGE } from '../../cache/tags.ts'
import { HangingCallError, UpstreamError } from '../../magento/upstream-error.ts'
import type { ReadPolicy, Upstream } from '../../magento/upstream.ts'
import { categoryTags, productTags } from '../catalog/catalog-tags.ts'
import { Route, type RouteQuery } from './magento/route.generated.ts'

/** Seconds. */
const ROUTE_AGE = 600

/** An address that every store has. */
const HOME = { url: '/' }

export type StoreRoute = NonNullable<RouteQuery['route']>

/**
 * What the store knows of a path (leading slash, percent-encoded or not), or null.
 * The store fails on rewrites whose entity is gone, on pages that are switched off and on its own controllers:
 * for a shopper there is nothing at such an address. Nor is there at a redirect that leads back to itself, which never ends: the upstream client
 * leaves such a path alone for minutes, whatever follows its question mark.
 */
export async function readRoute(path: string, upstream: Upstream): Promise<StoreRoute | null> {
  const url = path === '/' ? path : decoded(path).slice(1)
  try {
    return (await upstream.read(Route, { url }, policyOf(url))).route
  } catch (error) {
    if (error instanceof UpstreamError && isNothing(error)) return null
    throw error
  }
}

function policyOf(url: string): ReadPolicy {
  const policy = {
    maxAge: ROUTE_AGE,
    isAbsent: isUnknown,
    tags: routeTags,
    joined: ['cms_p'],
    mayEmbedBlocks: true,
  }
  return url === HOME.url ? policy : { ...policy, subject: subjectOf(url), control: HOME }
}

/** The store follows rewrites by path alone, in any case and with any slash at the end. */
function subjectOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.toLowerCase().replace(/\/+$/, '')
}

function routeTags({ route }: { route: StoreRoute | null }): string[] {
  // The store announces a new page by a number that nobody knows yet.
  if (!route) return [ANY_PAGE]
  const page = 'identifier' in route && route.identifier ? [`cms_p_${route.identifier}`, ANY_BLOCK] : []
  return [...productTags(route), ...categoryTags(route), ...page]
}

/** What stands there can be made at any time. */
function isUnknown({ route }: { route: StoreRoute | null }): boolean {
  return route === null
}

function isNothing(error: UpstreamError): boolean {
  const { kind, message } = error
  return (
    error instanceof HangingCallError ||
    kind === 'not-found' ||
    kind === 'input' ||
    (kind === 'rejected' && /internal server error/i.test(message))
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
