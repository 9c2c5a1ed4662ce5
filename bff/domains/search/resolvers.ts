import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { emptyLayer, createLayer } from '../catalog/layer.ts'
import { listRequest } from '../catalog/list-request.ts'
import { categoriesByName } from './search-loaders.ts'
import { searchSuggestions } from './search-loaders.ts'

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
        context.log.warn({ err: error }, 'Categories could not be searched; the search is answered without.')
        return []
      }
    },
    suggestions: ({ query }, _, context) => (query ? searchSuggestions(context, query) : []),
  },
}
