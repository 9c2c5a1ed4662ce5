import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { NotFoundEntity, RedirectEntity } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { categoryLoaders } from '../catalog/category-loaders.ts'
import type { CategoryModel } from '../catalog/category-model.ts'
import { type KnownEntity, lastKnown, noteAddress } from '../catalog/known-addresses.ts'
import { prefetchCategory, prefetchProduct } from '../catalog/prefetch.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import { isStatement, STATEMENT } from '../content/accessibility-statement.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import type { CmsPageFieldsFragment } from '../content/magento/cms.generated.ts'
import { type CmsPageModel, mapCmsPage } from '../content/map-cms.ts'
import { sitesOf, storeOf } from '../shop/store-loaders.ts'
import type { StoreModel } from '../shop/store-model.ts'
import { start } from '../look-ahead.ts'
import { linkTarget, parseUrl, type SiteAddresses } from '../store-urls.ts'
import { plainId } from '../uid.ts'
import { readRoute, type StoreRoute } from './read-route.ts'
import { storePage, withoutScript } from './store-pages.ts'

/** The store keeps addresses of 255 characters; a query string may be long. */
const MAX_LENGTH = 8192

const MAX_PATH_LENGTH = 1024

export const routingResolvers: Resolvers = {
  Query: {
    route: (_, { url }, context, info) => resolveUrl(url, context, info),
  },
}

type RouteEntity =
  ProductModel | CategoryModel | CmsPageModel | ReturnType<typeof redirectEntity> | ReturnType<typeof notFoundEntity>

/** Resolves an address: a path below the base URL, with or without a query string. */
async function resolveUrl(url: string, context: RequestContext, info: GraphQLResolveInfo): Promise<RouteEntity> {
  const address = url.length <= MAX_LENGTH ? parseAddress(url) : null
  if (!address || address.pathname.length > MAX_PATH_LENGTH) return notFoundEntity('/')
  const { pathname: path, search } = address
  const plain = withoutScript(path + search)
  if (plain) return redirectEntity(plain, 301, '')
  const own = storePage(path + search)
  if (own) return redirectEntity(own, 302, '')
  const statement = isStatement(path) ? await contentLoaders(context).page(STATEMENT) : null
  if (statement) return statement
  const known = lastKnown(context, path)
  // The last known target is loaded in parallel with the request that confirms it.
  if (known) start(() => load(known, context, info))
  const [store, target] = await Promise.all([storeOf(context), targetOf(path, context)])
  switch (target.kind) {
    case 'redirect':
      return redirectEntity(target.to, target.code, search)
    case 'product':
    case 'category':
      noteAddress(context, path, target)
      return (await load(target, context, info)) ?? notFoundEntity(path)
    case 'page':
      if (target.page.identifier === store.noRoutePage) return notFoundEntity(path)
      if (target.page.identifier === store.homePage && path !== '/') return redirectEntity('/', 301, search)
      return mapCmsPage(target.page, store.homePage, await contentLoaders(context).origin())
    case 'nothing':
      return notFoundEntity(path)
  }
}

/** Returns the target of a path in the store; percent-encoded or not, with a leading slash. */
export async function targetOf(path: string, context: RequestContext): Promise<RouteTarget> {
  const { upstream } = context
  const [store, sites, route] = await Promise.all([storeOf(context), sitesOf(context), readRoute(path, upstream)])
  return route ? mapRoute(route, path, sites) : await withSuffix(path, store, sites, upstream)
}

function load(
  entity: KnownEntity,
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<ProductModel | CategoryModel | null> {
  if (entity.kind === 'product') {
    prefetchProduct(entity.sku, context, info)
    return productLoaders(context).existing(entity.sku)
  }
  prefetchCategory(entity.id, context, info)
  return categoryLoaders(context).page(entity.id)
}

/** Spaces and control characters belong to the address; `URL` would leave them out. */
function parseAddress(url: string): URL | null {
  const text = url.replace(/[\0- ]/g, encodeURIComponent)
  return /^https?:\/\//i.test(text)
    ? parseUrl(text)
    : parseUrl(`/${text.replace(/^[/\\]+/, '')}`, 'https://own.invalid/')
}

/** Redirects paths whose suffix (`.html`) was omitted or replaced by a slash to the proper address. */
async function withSuffix(
  path: string,
  store: StoreModel,
  sites: SiteAddresses,
  upstream: Upstream,
): Promise<RouteTarget> {
  const bare = path.replace(/\/+$/, '')
  if (/^$|\.$|\.[a-z\d]{1,8}$/i.test(bare)) return { kind: 'nothing' }
  for (const suffix of new Set([store.productSuffix, store.categorySuffix])) {
    if (!suffix) continue
    const full = `${bare}${suffix}`
    const route = await readRoute(full, upstream)
    const target = route && mapRoute(route, full, sites)
    if (target?.kind === 'product' || target?.kind === 'category') return { kind: 'redirect', to: full, code: 301 }
    if (target?.kind === 'redirect') return target
  }
  return { kind: 'nothing' }
}

/** The target of a route, before the entity itself is loaded. */
type RouteTarget =
  | { kind: 'redirect'; to: string; code: number }
  | KnownEntity
  | { kind: 'page'; page: CmsPageFieldsFragment }
  | { kind: 'nothing' }

/** Maps a route. `path` is the requested one, with a leading slash and without a query string. */
function mapRoute(route: StoreRoute, path: string, sites: SiteAddresses): RouteTarget {
  const target = route.relative_url ? redirectTarget(route.relative_url, sites) : null
  if (route.redirect_code === 301 || route.redirect_code === 302) {
    return target && !isSamePath(target, path)
      ? { kind: 'redirect', to: target, code: route.redirect_code }
      : { kind: 'nothing' }
  }
  // The store resolves the root to the home page, with its identifier as address.
  if ('identifier' in route && route.identifier) return { kind: 'page', page: route }
  // Internal addresses (`catalog/product/view/id/1`) resolve, but the entity has a proper one.
  if (target && !isSamePath(target, path)) return { kind: 'redirect', to: target, code: 301 }
  if ('sku' in route && route.sku) return { kind: 'product', sku: route.sku }
  if ('uid' in route && route.uid) return { kind: 'category', id: plainId(route.uid) }
  return { kind: 'nothing' }
}

/** Returns the target of a redirect. The store's relative targets lack a leading slash; absolute ones may lead elsewhere, by http and https only. */
function redirectTarget(url: string, sites: SiteAddresses): string | null {
  const target = /^([a-z][a-z\d+.-]*:|\/)/i.test(url) ? url : `/${url}`
  const link = linkTarget(target, sites)
  // A path is below this site's base path: another site needs a whole address.
  const mapped = link?.isElsewhere && link.href.startsWith('/') ? linkTarget(target, { ...sites, sites: [] }) : link
  return mapped && /^(\/|https?:)/.test(mapped.href) ? mapped.href : null
}

/** Whether two paths are the same, including case and a slash at the end, but ignoring escapes and query string. */
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

function redirectEntity(to: string, code: number, search: string): RedirectEntity & { __typename: 'RedirectEntity' } {
  const [address = '', ...hash] = to.split('#')
  const withQuery = search && !address.includes('?') ? `${address}${search}` : address
  return { __typename: 'RedirectEntity', redirectTo: [withQuery, ...hash].join('#'), redirectType: code }
}

function notFoundEntity(path: string): NotFoundEntity & { __typename: 'NotFoundEntity' } {
  return { __typename: 'NotFoundEntity', path }
}
