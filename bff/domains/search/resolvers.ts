import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { createLayer, emptyLayer, explainSearch } from '../catalog/layer.ts'
import { listRequest } from '../catalog/list-request.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { categoryTags } from '../catalog/catalog-tags.ts'
import type { CategoryModel } from '../catalog/category-model.ts'
import { mapCategoryLink } from '../catalog/map-category.ts'
import { CategoriesByName, SearchSuggestions } from './magento/search.generated.ts'

/** The store's own limit of a search text. */
const MAX_QUERY_LENGTH = 128
const MAX_CATEGORIES = 20

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { query }) => ({ query: query.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH) }),
  },
  SearchResult: {
    products({ query }, { params }, context) {
      const request = listRequest(params, context.shop.pageSizes)
      // The store takes an empty search for everything it has.
      return query ? createLayer(context, { search: query }, request) : emptyLayer(request)
    },
    /** A suggestion box without categories is better than none. */
    async categories({ query }, { size }, context) {
      try {
        return await categoriesByName(context, query, Math.min(MAX_CATEGORIES, size ?? 0))
      } catch (error) {
        context.log.warn({ err: error }, 'Categories could not be searched; the results are shown without them.')
        return []
      }
    },
    suggestions: ({ query }, _, context) => (query ? searchSuggestions(context, query) : []),
  },
}

/** Seconds. */
const SEARCH_AGE = 300
/** The store refuses shorter names (graphql-input). */
const MIN_MATCH = 3

export async function categoriesByName(
  { upstream, shop }: RequestContext,
  match: string,
  size: number,
): Promise<CategoryModel[]> {
  if (match.length < MIN_MATCH || size < 1) return []
  const { categories } = await upstream.read(
    CategoriesByName,
    { match, size },
    { maxAge: SEARCH_AGE, tags: categoryTags },
  )
  const found = (categories?.items ?? []).filter((category) => category !== null)
  return found.map((category) => mapCategoryLink(category, shop.mediaUrl))
}

/** Other queries the store proposes; it fills them only when nothing matches. */
export async function searchSuggestions({ upstream }: RequestContext, search: string): Promise<string[]> {
  const policy = { maxAge: SEARCH_AGE, tags: () => ['cat_p'] }
  const { products } = await upstream.read(SearchSuggestions, { search }, policy).catch(explainSearch)
  return (products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
}
