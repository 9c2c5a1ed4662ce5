import type { GraphQLResolveInfo } from 'graphql'
import type { RequestContext } from '../../graphql/context.ts'
import type { CategoryModel } from '../catalog/category-model.ts'
import type { ProductModel } from '../catalog/product-model.ts'
import type { CmsPageModel } from '../content/cms-page-model.ts'
import { mapCmsPage } from '../content/map-cms.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { prefetchCategory, prefetchProduct } from '../catalog/prefetch.ts'
import type { StoreModel } from '../shop/store-model.ts'
import { parseUrl, type SiteAddresses } from '../store-urls.ts'
import { mapRoute, notFoundEntity, redirectEntity, type RouteTarget } from './map-route.ts'
import { readRoute } from './read-route.ts'
import { storePage, withoutScript } from './store-pages.ts'

type RouteEntity =
  ProductModel | CategoryModel | CmsPageModel | ReturnType<typeof redirectEntity> | ReturnType<typeof notFoundEntity>

/** The store keeps addresses of 255 characters; a query string may be long. */
const MAX_LENGTH = 8192
const MAX_PATH_LENGTH = 1024

/** What an address stands for: a path below the base URL, with or without a query string. */
export async function resolveUrl(url: string, context: RequestContext, info: GraphQLResolveInfo): Promise<RouteEntity> {
  const { upstream, loaders } = context
  const address = url.length <= MAX_LENGTH ? parseAddress(url) : null
  if (!address || address.pathname.length > MAX_PATH_LENGTH) return notFoundEntity('/')
  const { pathname: path, search } = address
  const plain = withoutScript(path + search)
  if (plain) return redirectEntity(plain, 301, '')
  const own = storePage(path + search, upstream.level)
  if (own) return redirectEntity(own, 302, '')
  const [store, sites, route] = await Promise.all([loaders.store(), loaders.sites(), readRoute(path, upstream)])
  const target = route ? mapRoute(route, path, sites) : await withSuffix(path, store, sites, upstream)
  switch (target.kind) {
    case 'redirect':
      return redirectEntity(target.to, target.code, search)
    case 'product':
      prefetchProduct(target.sku, context, info)
      return (await loaders.products.existing(target.sku)) ?? notFoundEntity(path)
    case 'category':
      prefetchCategory(target.id, context, info)
      return (await loaders.categories.page(target.id)) ?? notFoundEntity(path)
    case 'page':
      if (target.page.identifier === store.noRoutePage) return notFoundEntity(path)
      if (target.page.identifier === store.homePage && path !== '/') return redirectEntity('/', 301, search)
      return mapCmsPage(target.page, store.homePage, await loaders.content.origin())
    case 'nothing':
      return notFoundEntity(path)
  }
}

function parseAddress(url: string): URL | null {
  const text = url.trim()
  return /^https?:\/\//i.test(text)
    ? parseUrl(text)
    : parseUrl(`/${text.replace(/^[/\\]+/, '')}`, 'https://own.invalid/')
}

/** Products and categories have a suffix (`.html`) that people leave out: they are sent to the proper address. */
async function withSuffix(
  path: string,
  store: StoreModel,
  sites: SiteAddresses,
  upstream: Upstream,
): Promise<RouteTarget> {
  if (/^\/?$|[./]$|\.[a-z\d]{1,8}$/i.test(path)) return { kind: 'nothing' }
  for (const suffix of new Set([store.productSuffix, store.categorySuffix])) {
    if (!suffix) continue
    const full = `${path}${suffix}`
    const route = await readRoute(full, upstream)
    const target = route && mapRoute(route, full, sites)
    if (target?.kind === 'product' || target?.kind === 'category') return { kind: 'redirect', to: full, code: 301 }
    if (target?.kind === 'redirect') return target
  }
  return { kind: 'nothing' }
}
