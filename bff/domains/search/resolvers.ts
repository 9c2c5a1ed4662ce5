import { folded } from '../../../schema/folded.ts'
import { MAX_SEARCH_LENGTH } from '../../../schema/shop-constants.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { emptyLayer, explainSearch } from '../catalog/layer.ts'
import { simplerWords } from '../../../schema/simpler-words.ts'
import { listRequest } from '../catalog/list-request.ts'
import { selectedFields } from '../look-ahead.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { categoryTags } from '../catalog/catalog-tags.ts'
import type { CategoryModel } from '../catalog/category-model.ts'
import { mapCategoryLink } from '../catalog/map-category.ts'
import { storeOf } from '../shop/store-loaders.ts'
import type { CategoryLinkFragment } from '../catalog/magento/categories.generated.ts'
import { foundLayer } from './found-layer.ts'
import { knownPages } from './known-pages.ts'
import { CategoryNames, SearchSuggestions } from './magento/search.generated.ts'

/** Fields of a list that need its facets. */
const FACET_FIELDS: ReadonlySet<string> = new Set(['dynamicFacets', 'fixedFacets', 'sorts'])
const MAX_CATEGORIES = 20

export const searchResolvers: Resolvers = {
  Query: {
    search: (_, { query }) => ({ query: query.slice(0, MAX_SEARCH_LENGTH) }),
  },
  SearchResult: {
    products(search, { params }, context, info) {
      const { query } = search
      const selected = selectedFields(info.fieldNodes, 'ProductLayer', info)
      const wantsFacets = selected.some(({ name }) => FACET_FIELDS.has(name))
      const request = listRequest(params, context.shop.pageSizes)
      // For an empty search the store returns everything.
      search.layer = query
        ? foundLayer(context, query, wantsFacets, request)
        : { ...emptyLayer(request), searchedFor: async () => query }
      return search.layer
    },
    searchedFor: async (search) => {
      // Lets sibling fields resolve first, and with them the list.
      await undefined
      return search.layer?.searchedFor() ?? search.query
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
    async pages({ query }, { size }, context) {
      try {
        return (await knownPages(context, query)).slice(0, Math.max(0, size ?? 0))
      } catch (error) {
        context.log.warn({ err: error }, 'Pages could not be searched; the results are shown without them.')
        return []
      }
    },
    suggestions: async (search, _, context) => {
      // Lets sibling fields resolve first, and with them the list.
      await undefined
      const found = await search.layer?.list()
      return search.query && !found?.total ? searchSuggestions(context, search.query) : []
    },
  },
}

/** Seconds. */
const SEARCH_AGE = 300
const NAMES_AGE = 3600
const MIN_MATCH = 3

type NamedCategory = CategoryLinkFragment & { children?: readonly (NamedCategory | null)[] | null }

/** Returns categories whose name contains the text, ignoring case and accents; names that begin with it come first. */
async function categoriesByName(context: RequestContext, match: string, size: number): Promise<CategoryModel[]> {
  if (match.length < MIN_MATCH || size < 1) return []
  const { upstream, shop } = context
  const { rootCategoryUid } = await storeOf(context)
  const policy = { maxAge: NAMES_AGE, tags: categoryTags, joined: [] }
  const { categories } = await upstream.read(CategoryNames, { root: rootCategoryUid }, policy)
  const all = withDescendants(categories?.items)
  const named = (wanted: string) =>
    all.flatMap((category) => {
      const at = folded(category.name ?? '').indexOf(wanted)
      return at < 0 ? [] : [{ category, isStart: at === 0 }]
    })
  const found = named(folded(match))
  return (found.length > 0 ? found : named(folded(simplerWords(match))))
    .toSorted((a, b) => Number(b.isStart) - Number(a.isStart))
    .slice(0, size)
    .map(({ category }) => mapCategoryLink(category, shop.mediaUrl))
}

function withDescendants(categories: NamedCategory['children']): NamedCategory[] {
  return (categories ?? []).flatMap((category) => (category ? [category, ...withDescendants(category.children)] : []))
}

/** Returns the store's suggestions of other queries, which it makes only if nothing matches. */
async function searchSuggestions({ upstream }: RequestContext, search: string): Promise<string[]> {
  const policy = { maxAge: SEARCH_AGE, tags: () => ['cat_p'] }
  const { products } = await upstream.read(SearchSuggestions, { search }, policy).catch(explainSearch)
  return (products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
}
