import type { RoutedCategory } from '../catalog/category-resolvers.ts'
import { productTypeName, type RoutedProduct } from '../catalog/product-resolvers.ts'
import { tagCategories, tagProducts } from '../catalog/tags.ts'
import { type RoutedPage, tagPage } from '../content/resolvers.ts'
import type { Context, Resolvers } from '../context.ts'
import { comparablePath } from '../database/read-model.ts'
import { ExpectedFault, inputError, noSuchEntity } from '../errors.ts'
import { reaches } from '../levels.ts'

type RoutableUrl = { url: true; relativeUrl: string; redirectCode: number }
type Routed = RoutedProduct | RoutedCategory | RoutedPage | RoutableUrl

/** A redirect loop. It blocks a worker of Magento forever, so such a request gets no response. */
export class RedirectLoopError extends ExpectedFault {}

/** `route`: the entity of an address. Disabled entities are returned; paths of controllers give null. */
export const routingResolvers: Resolvers = {
  Query: {
    route: (_: unknown, { url }: { url: string }, context: Context) => resolveRoute(url, context),
  },
  RoutableInterface: {
    __resolveType: (routed: Routed) => {
      if ('url' in routed) return 'RoutableUrl'
      if ('sku' in routed) return productTypeName(routed)
      return 'ancestors' in routed ? 'CategoryTree' : 'CmsPage'
    },
  },
  RoutableUrl: {
    relative_url: ({ relativeUrl }: RoutableUrl) => relativeUrl,
    redirect_code: ({ redirectCode }: RoutableUrl) => redirectCode,
    type: () => null,
  },
}

function resolveRoute(url: string, context: Context): Routed | null {
  if (url === '') throw inputError(context.text('urlEmpty', 'url'))
  // PHP's parse_url reads the part after two slashes as a host, so there is no path.
  if (url.startsWith('//')) throw new ExpectedFault(`no path in ${url}`)
  const [location = '', query = ''] = url
    .replace(/#.*$/s, '')
    .replace(/^https?:\/\/[^/]*/, '')
    .split(/\?(.*)/s)
  const path = location.replace(/^\//, '')
  const { rewrites, settings, pages } = context.model
  if (path === '') {
    const home = pages.get(String(settings.config.cms_home_page))
    return home ? entity(`cms/page/view/page_id/${home.id}`, withQuery(home.identifier, query), 0, context) : null
  }
  const row = rewrites.get(comparablePath(path))
  if (row) {
    if (row.redirectCode) {
      return redirect(row.targetPath, row.redirectCode, query, context, new Set([comparablePath(row.requestPath)]))
    }
    // A different spelling of a path is a permanent redirect to the stored one.
    return entity(row.targetPath, withQuery(row.requestPath, query), row.requestPath === path ? 0 : 301, context)
  }
  const internal = [...rewrites.values()].find(({ targetPath, redirectCode }) => targetPath === path && !redirectCode)
  if (internal) return entity(path, withQuery(internal.requestPath, query), 0, context)
  return null
}

/** The entity of an internal path. A deleted one is an internal error, as recorded. */
function entity(target: string, relativeUrl: string, redirectCode: number, context: Context): Routed | null {
  const [, kind, id] =
    /^(catalog\/product\/view\/id|catalog\/category\/view\/id|cms\/page\/view\/page_id)\/(\d+)/.exec(target) ?? []
  if (kind === undefined) return null
  const { products, categories, pageById } = context.model
  if (kind.startsWith('catalog/product')) {
    const product = products.get(Number(id))
    if (!product) throw new ExpectedFault(`rewrite to missing product ${id}`)
    if (!product.visible) return null
    tagProducts([product], context)
    return { ...product, relativeUrl, redirectCode }
  }
  if (kind.startsWith('catalog/category')) {
    const category = categories.get(Number(id))
    if (!category) throw new ExpectedFault(`rewrite to missing category ${id}`)
    tagCategories([category], context)
    return { ...category, relativeUrl, redirectCode }
  }
  const page = pageById.get(Number(id))
  if (!page?.active) throw new ExpectedFault(`rewrite to missing page ${id}`)
  tagPage(page, context)
  return { ...page, relativeUrl, redirectCode }
}

function withQuery(path: string, query: string): string {
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** From 2.4.9 on a loop is an ordinary internal error. */
function loop(target: string, { level }: Context): ExpectedFault {
  return reaches(level, '2.4.9')
    ? new ExpectedFault(`rewrites of ${target} go in circles`)
    : new RedirectLoopError(target)
}

/** Follows a redirect row to what it points at; anything but an entity is a bare address from 2.4.7 on. */
function redirect(target: string, code: number, query: string, context: Context, seen: Set<string>): Routed {
  const bare = (): Routed => {
    if (!reaches(context.level, '2.4.7')) {
      throw noSuchEntity('No such entity found with matching URL key: ' + target)
    }
    return { url: true, relativeUrl: withQuery(target, query), redirectCode: code }
  }
  if (/^https?:\/\//.test(target)) return bare()
  const key = comparablePath(target)
  if (seen.has(key)) throw loop(target, context)
  const next = context.model.rewrites.get(key)
  if (!next) return bare()
  if (next.redirectCode) return redirect(next.targetPath, next.redirectCode, query, context, seen.add(key))
  return entity(next.targetPath, withQuery(next.requestPath, query), code, context) ?? bare()
}
