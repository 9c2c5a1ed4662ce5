import type { NotFoundEntity, RedirectEntity } from '../../graphql/shop-schema.generated.ts'
import { linkTarget, type SiteAddresses } from '../store-urls.ts'
import { plainId } from '../uid.ts'
import type { CmsPageFieldsFragment } from '../content/magento/cms.generated.ts'
import type { RouteQuery } from './magento/route.generated.ts'

export type StoreRoute = NonNullable<RouteQuery['route']>

/** What a route stands for, before the entity itself is loaded. */
export type RouteTarget =
  | { kind: 'redirect'; to: string; code: number }
  | { kind: 'product'; sku: string }
  | { kind: 'category'; id: string }
  | { kind: 'page'; page: CmsPageFieldsFragment }
  | { kind: 'nothing' }

/** `path` is what was asked for, with a leading slash and without a query string. */
export function mapRoute(route: StoreRoute, path: string, sites: SiteAddresses): RouteTarget {
  const target = route.relative_url ? redirectTarget(route.relative_url, sites) : null
  if (route.redirect_code === 301 || route.redirect_code === 302) {
    return target && !isSamePath(target, path)
      ? { kind: 'redirect', to: target, code: route.redirect_code }
      : { kind: 'nothing' }
  }
  // The home page answers to the root with its own identifier as address.
  if ('identifier' in route && route.identifier) return { kind: 'page', page: route }
  // Internal addresses (`catalog/product/view/id/1`) resolve, but the entity has a proper one.
  if (target && !isSamePath(target, path)) return { kind: 'redirect', to: target, code: 301 }
  if ('sku' in route && route.sku) return { kind: 'product', sku: route.sku }
  if ('uid' in route && route.uid) return { kind: 'category', id: plainId(route.uid) }
  return { kind: 'nothing' }
}

/** The store gives relative targets without a leading slash; absolute ones may lead elsewhere, by http and https only. */
function redirectTarget(url: string, sites: SiteAddresses): string | null {
  const target = /^([a-z][a-z\d+.-]*:|\/)/i.test(url) ? url : `/${url}`
  const link = linkTarget(target, sites)
  // A path is below this site's base path: another site needs a whole address.
  const mapped = link?.isElsewhere && link.href.startsWith('/') ? linkTarget(target, { ...sites, sites: [] }) : link
  return mapped && /^(\/|https?:)/.test(mapped.href) ? mapped.href : null
}

/** Addresses differ by case and by a slash at the end, but not by escapes or query string. */
function isSamePath(target: string, path: string): boolean {
  return decodedPath(target) === decodedPath(path)
}

function decodedPath(target: string): string {
  const path = target.split(/[?#]/)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function redirectEntity(
  to: string,
  code: number,
  search: string,
): RedirectEntity & { __typename: 'RedirectEntity' } {
  const [address = '', ...hash] = to.split('#')
  const withQuery = search && !address.includes('?') ? `${address}${search}` : address
  return { __typename: 'RedirectEntity', redirectTo: [withQuery, ...hash].join('#'), redirectType: code }
}

export function notFoundEntity(path: string): NotFoundEntity & { __typename: 'NotFoundEntity' } {
  return { __typename: 'NotFoundEntity', path }
}
