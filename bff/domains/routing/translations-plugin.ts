import type { FastifyInstance } from 'fastify'
import { TRANSLATIONS_PATH } from '../../../schema/page.ts'
import type { ShopSettings } from '../../config.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { ContextFactory } from '../../graphql/request-context.ts'
import type { QueryParameters } from '../../http/query-string.ts'
import { isFailure } from '../../magento/upstream-error.ts'
import { pageUrl, safeLocation } from '../../http/addresses.ts'
import { createSession } from '../../session/session-cookies.ts'
import { categoryLoaders } from '../catalog/category-loaders.ts'
import { productLoaders } from '../catalog/product-loaders.ts'
import { contentLoaders } from '../content/content-loaders.ts'
import { targetOf } from './resolvers.ts'

/** A site that is the same shop in another language. */
export type Translation = {
  /** As `hreflang` writes it. */
  language: string
  /** Root-relative or absolute, with a trailing slash. */
  url: string
  createContext: ContextFactory
}

/** Characters of a path. */
const MAX_LENGTH = 1024

/**
 * `GET {base}/translations/{language}?path=…` redirects from a page to the same page in another language. Products and categories have other addresses
 * there. They are looked up when somebody follows the link, not with every page. What the other site lacks leads to its home page.
 */
export async function translationsPlugin(app: FastifyInstance): Promise<void> {
  const { createContext, translations } = app
  if (translations.length === 0) return
  const byLanguage = new Map(translations.map((one) => [one.language, one]))

  app.get<{ Params: { language: string } }>(`${TRANSLATIONS_PATH}/:language`, async (request, reply) => {
    const { log } = request
    const translation = byLanguage.get(request.params.language)
    if (!translation) return reply.callNotFound()
    const { path: requested } = request.query as QueryParameters
    const from = pathBelow(typeof requested === 'string' && requested.length <= MAX_LENGTH ? requested : '/')
    const contextOf = (create: ContextFactory) => create({ session: createSession(), log })
    const path = await translated(from, contextOf(createContext), contextOf(translation.createContext)).catch(
      (error: unknown) => {
        // The home page in the requested language is better than an error.
        if (!isFailure(error)) throw error
        log.warn({ err: error, path: from }, 'the address of a page in another language is not known')
        return '/'
      },
    )
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    return reply.redirect(safeLocation(translation.url + path.slice(1)), 302)
  })
}

/** Converts any input to a path of this site. The query string is dropped, because the names of filters differ between languages. */
function pathBelow(text: string): string {
  const [path = ''] = text.replace(/^[/\\]+/, '').split(/[?#]/, 1)
  return pageUrl(`/${path}`)
}

/** Returns the path on the other site for `path` on this one. Addresses that the store does not know are the same in all languages. */
async function translated(path: string, here: RequestContext, there: RequestContext): Promise<string> {
  if (path === '/') return path
  const target = await targetOf(path, here)
  switch (target.kind) {
    case 'product':
      return (await productLoaders(there).existing(target.sku))?.path ?? '/'
    case 'category':
      return (await categoryLoaders(there).page(target.id))?.path ?? '/'
    case 'page': {
      const name = pageName(target.page.identifier ?? '', here.shop)
      const named = there.shop.translatedPages.find((page) => page.name === name)
      return (await contentLoaders(there).page(named?.identifier ?? name))?.path ?? '/'
    }
    case 'redirect':
      return '/'
    case 'nothing':
      return path
  }
}

/** Returns the name of a content page that all languages share. */
export function pageName(identifier: string, { translatedPages }: Pick<ShopSettings, 'translatedPages'>): string {
  return translatedPages.find((page) => page.identifier === identifier)?.name ?? identifier
}
