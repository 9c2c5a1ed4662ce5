import { categoryTags, productTags } from '../catalog/catalog-tags.ts'
import { HangingCallError, UpstreamError } from '../../magento/upstream-error.ts'
import type { ReadPolicy, Upstream } from '../../magento/upstream.ts'
import type { StoreRoute } from './map-route.ts'
import { Route } from './magento/route.generated.ts'

/** Seconds. */
const ROUTE_AGE = 600
const ROUTE_TIMEOUT = 2
/** An address that every store has. */
const HOME = { url: '/' }

/**
 * What the store knows of a path (leading slash, percent-encoded or not), or null.
 * The store fails on rewrites whose entity is gone, on pages that are switched off and on its own controllers:
 * for a shopper there is nothing at such an address. Nor is there at a redirect that leads back to itself, which never answers: the upstream client
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
  const policy = { maxAge: ROUTE_AGE, timeout: ROUTE_TIMEOUT, isDoubtful: isUnknown, tags: routeTags }
  return url === HOME.url ? policy : { ...policy, subject: subjectOf(url), control: HOME }
}

/** The store follows rewrites by path alone, in any case and with any slash at the end. */
function subjectOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return path.toLowerCase().replace(/\/+$/, '')
}

function routeTags({ route }: { route: StoreRoute | null }): string[] {
  const page = route && 'identifier' in route && route.identifier ? [`cms_p_${route.identifier}`] : []
  return [...productTags(route), ...categoryTags(route), ...page]
}

/** A page can be made any time, and nothing announces it to those who asked in vain. */
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
