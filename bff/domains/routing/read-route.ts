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
 * Reads the store's route of a path (leading slash, percent-encoded or not), or null. The store fails on rewrites whose
 * entity is gone, on disabled pages and on its own controllers: these are «not found» for shoppers. So is a redirect
 * loop, on which the store hangs: the upstream client does not request such a path again for minutes, whatever its
 * query string.
 */
export async function readRoute(path: string, upstream: Upstream): Promise<StoreRoute | null> {
  const url = path === '/' ? path : decoded(path).slice(1)
  // Escaped in a path, they belong to it; the store would cut it off there.
  if (/[?#]/.test(url)) return null
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

/** Returns the name of what is read: the store resolves rewrites by path, ignoring case and a slash at the end. */
function subjectOf(url: string): string {
  return url.toLowerCase().replace(/\/+$/, '')
}

function routeTags({ route }: { route: StoreRoute | null }): string[] {
  // A purge names a new page by a number that is not known yet.
  if (!route) return [ANY_PAGE]
  const page = 'identifier' in route && route.identifier ? [`cms_p_${route.identifier}`, ANY_BLOCK] : []
  return [...productTags(route), ...categoryTags(route), ...page]
}

/** Whether there is nothing at an address, which may change at any time. */
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
