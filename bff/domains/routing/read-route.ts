import { categoryTags, productTags } from '../catalog/catalog-tags.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { Upstream } from '../../upstream/upstream.ts'
import type { StoreRoute } from './map-route.ts'
import { Route } from './upstream/route.generated.ts'

/** Seconds. */
const ROUTE_AGE = 600
const ROUTE_TIMEOUT = 2

/**
 * What the store knows of a path (leading slash, percent-encoded or not), or null.
 * The store fails on rewrites whose entity is gone, on pages that are switched off and on its own controllers:
 * for a shopper there is nothing at such an address (facts §1). A redirect that leads back to itself never answers: that call is given up
 * early, and the upstream client leaves such an address alone for a while.
 */
export async function readRoute(path: string, upstream: Upstream): Promise<StoreRoute | null> {
  const url = path === '/' ? path : decoded(path).slice(1)
  try {
    const policy = { maxAge: ROUTE_AGE, timeout: ROUTE_TIMEOUT, isDoubtful: isUnknown, tags: routeTags }
    return (await upstream.read(Route, { url }, policy)).route
  } catch (error) {
    if (error instanceof UpstreamError && isNothing(error)) return null
    throw error
  }
}

function routeTags({ route }: { route: StoreRoute | null }): string[] {
  const page = route && 'identifier' in route && route.identifier ? [`cms_p_${route.identifier}`] : []
  return [...productTags(route), ...categoryTags(route), ...page]
}

/** A page can be made any time, and nothing announces it to those who asked in vain. */
function isUnknown({ route }: { route: StoreRoute | null }): boolean {
  return route === null
}

function isNothing({ kind, message }: UpstreamError): boolean {
  return kind === 'not-found' || kind === 'input' || (kind === 'rejected' && /internal server error/i.test(message))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
