import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import type { ReadPolicy } from '../../magento/upstream.ts'
import { once } from '../memo.ts'
import { baseCurrencyOf } from '../shop/store-loaders.ts'
import { DEFAULT_CURRENCY } from '../money.ts'
import { ATTRIBUTES_TAG, listingTags, productTags } from './catalog-tags.ts'
import {
  cutFacets,
  type FacetScope,
  hasRanges,
  mapFacets,
  priceBounds,
  resolveFilters,
  sortOptions,
  type StoreFacets,
  withOptions,
} from './facets.ts'
import type { LayerModel, ProductListModel } from './layer-model.ts'
import { type ListRequest, type ListScope, type ResolvedFilters, storeFilter } from './list-request.ts'
import { mapShown } from './map-product.ts'
import { shownSettings } from './shown-settings.ts'
import { collectSwatches } from './map-swatch.ts'
import { noteAddress } from './known-addresses.ts'
import { productLoaders, withAttributes } from './product-loaders.ts'
import {
  Facets,
  type FacetsQueryVariables,
  ProductList,
  type ProductListQueryVariables,
  WholeFacet,
} from './magento/product-list.generated.ts'

/** Seconds. */
const LIST_AGE = 600
/** Sort fields that exist unless a merchant switched them off; others are looked up first. */
const USUAL_SORTS: ReadonlySet<string> = new Set(['relevance', 'name', 'price'])
/** Attributes whose other values are looked up, each with a call of its own. */
const MAX_SIBLING_CALLS = 3
/** Facets whose other values are looked up where the store lists the first ones only, each with a call of its own. */
const MAX_WHOLE_FACETS = 6
const NO_FACETS: StoreFacets = { total_count: 0, sort_fields: null, aggregations: [] }

/** Creates a product list with its facets. Nothing is read from the store until a part of it is requested. */
export function createLayer(context: RequestContext, scope: ListScope, request: ListRequest): LayerModel {
  const { upstream, shop, log } = context
  const rules = { ignored: shop.ignoredFacets, limit: shop.facetLimit }
  const nothing: ResolvedFilters = new Map()
  const inCategory = scope.categoryUid !== undefined
  const category = once(async () => (await scope.category?.()) ?? null)

  async function facetScope(): Promise<FacetScope> {
    const page = await category()
    return { inCategory, childIds: page && new Set(page.children.map(({ id }) => id)) }
  }

  const facetPolicy: ReadPolicy = {
    maxAge: LIST_AGE,
    perGroup: true,
    tags: () => [...listingTags(scope.categoryUid), ATTRIBUTES_TAG],
  }

  function facetVariables(filters: ResolvedFilters, price: ListRequest['price']): FacetsQueryVariables {
    return { filter: storeFilter(scope, filters, price), ...(scope.search && { search: scope.search }) }
  }

  /** Reads facets. `isUsed` selects those of which all values are needed. */
  async function readFacets(
    filters: ResolvedFilters,
    price: ListRequest['price'],
    isUsed: (code: string) => boolean = () => true,
  ): Promise<StoreFacets> {
    const variables = facetVariables(filters, price)
    const { products: response } = await upstream.read(Facets, variables, { ...facetPolicy, joined: [] }).catch(explain)
    return response ? whole(response, variables, isUsed) : NO_FACETS
  }

  /** Completes a facet; if that fails, the facet stays as it is. */
  async function whole(
    facets: StoreFacets,
    variables: FacetsQueryVariables,
    isUsed: (code: string) => boolean = () => true,
  ): Promise<StoreFacets> {
    const codes = cutFacets(facets, rules).filter(isUsed).slice(0, MAX_WHOLE_FACETS)
    if (codes.length === 0) return facets
    const read = async (code: string) => {
      try {
        const { viewMoreFilter: found } = await upstream.read(WholeFacet, { ...variables, code }, facetPolicy)
        return found?.aggregations ?? []
      } catch (error) {
        log.warn({ err: error, facet: code }, 'The other values of a facet could not be read.')
        return []
      }
    }
    return withOptions(facets, (await Promise.all(codes.map(read))).flat())
  }

  function explain(error: unknown): never {
    if (scope.search) explainSearch(error)
    throw error
  }

  /** Facets of the list without any filter: the dictionary of attributes, labels and sort fields. */
  const base = once(() => readFacets(nothing, null))

  /**
   * Many request a whole category and then its next page, which has the same facets, so these are cached apart. Few search for the same words, so
   * such a list includes its facets.
   */
  const bringsFacets =
    scope.search !== undefined && scope.wantsFacets === true && request.filters.size === 0 && !request.price

  const active = once(async () => {
    if (request.filters.size === 0) return nothing
    const [dictionary, known] = await Promise.all([base(), facetScope()])
    return resolveFilters(request.filters, dictionary, known, rules)
  })

  async function isSortable(field: string): Promise<boolean> {
    return field === 'relevance' || sortOptions(await base(), inCategory).some((option) => option.field === field)
  }

  async function sortOf(): Promise<ProductListQueryVariables['sort']> {
    if (!request.sort) return undefined
    const { field, direction } = request.sort
    if (USUAL_SORTS.has(field) || (await isSortable(field))) return { [field]: direction }
    return ignoreSort(field)
  }

  function ignoreSort(field: string): undefined {
    log.warn({ field }, 'The list cannot be sorted by this field; the sort is ignored.')
  }

  const load = once(async () => {
    const [filters, sort] = await Promise.all([active(), sortOf()])
    if (!filters) return { page: 1, response: null }
    const isUnfiltered = filters.size === 0 && !request.price
    // Many request a whole category, but few the same words or filters.
    const isShared = inCategory && isUnfiltered
    const read = async (page: number, sort: ProductListQueryVariables['sort']) => {
      const variables: ProductListQueryVariables = {
        filter: storeFilter(scope, filters, request.price),
        ...(scope.search && { search: scope.search }),
        ...(sort && { sort }),
        pageSize: request.size,
        currentPage: page,
        withAttributes: isShared,
        withFacets: bringsFacets,
      }
      const { products: response } = await upstream.read(ProductList, variables, {
        maxAge: LIST_AGE,
        perGroup: true,
        tags: (response) => [
          ...listingTags(scope.categoryUid),
          ...productTags(response),
          ...(bringsFacets ? [ATTRIBUTES_TAG] : []),
        ],
      })
      return { page, response }
    }
    // Past the end is an error of the store; the shop shows the first page then.
    const isPastTheEnd = (error: unknown) =>
      error instanceof UpstreamError && error.kind === 'input' && request.page > 1
    const result = await read(request.page, sort)
      .catch(async (error) => {
        if (isPastTheEnd(error)) return read(1, sort)
        const field = sort && request.sort?.field
        if (!field || !isRejected(error) || (await isSortable(field))) throw error
        return read(request.page, ignoreSort(field))
      })
      .catch(explain)
    if (isUnfiltered && !result.response?.total_count && (await category())?.productCount)
      await productLoaders(context).assertSearchable()
    return result
  })

  async function unfilteredFacets(): Promise<StoreFacets> {
    if (!bringsFacets) return base()
    const { response } = await load()
    return whole({ ...NO_FACETS, ...response }, facetVariables(nothing, null))
  }

  return {
    list: once(async (): Promise<ProductListModel> => {
      const { page, response } = await load()
      const items = await withAttributes(context, response?.items ?? [])
      const settings = await shownSettings(items, context)
      const products = items.flatMap((item) => mapShown(item, settings, context.log) ?? [])
      for (const { path, sku } of products) noteAddress(context, path, { kind: 'product', sku })
      return { total: response?.total_count ?? 0, from: (page - 1) * request.size, size: request.size, products }
    }),

    facets: once(async () => {
      const filters = await active()
      const shown = filters ?? nothing
      const codes = [...shown.keys()].slice(0, MAX_SIBLING_CALLS - (request.price ? 1 : 0))
      const [known, dictionary, filtered, withoutPrice, siblings, swatches] = await Promise.all([
        facetScope(),
        shown.size > 0 ? base() : null,
        shown.size > 0 || (request.price && filters) ? readFacets(shown, request.price) : unfilteredFacets(),
        request.price ? readFacets(shown, null, () => false) : null,
        Promise.all(
          codes.map(async (code) => {
            const facets = await readFacets(without(shown, code), request.price, (one) => one === code)
            return [code, facets] as const
          }),
        ),
        // The store's facets have no swatches, but the options of listed products have. A failure is reported by the list itself.
        load().then(
          ({ response }) => collectSwatches(response?.items, shop.mediaUrl),
          () => new Map(),
        ),
      ])
      // The store has prices of attributes in its base currency.
      const read = [filtered, dictionary, ...siblings.map(([, facets]) => facets)]
      const currency = (read.some(hasRanges) && (await baseCurrencyOf(context))) || DEFAULT_CURRENCY
      return {
        dynamicFacets: mapFacets(filtered, new Map(siblings), dictionary, shown, known, rules, swatches, currency),
        fixedFacets: priceBounds(withoutPrice ?? filtered, shop.taxDivisor, shop.maxFilterPrice),
        sorts: sortOptions(filtered, inCategory),
      }
    }),
  }
}

/** The list of an empty search. */
export function emptyLayer({ size }: ListRequest): LayerModel {
  return {
    list: async () => ({ total: 0, from: 0, size, products: [] }),
    facets: async () => ({ dynamicFacets: [], fixedFacets: [], sorts: [] }),
  }
}

function isRejected(error: unknown): boolean {
  return error instanceof UpstreamError && error.kind === 'rejected'
}

function without(filters: ResolvedFilters, code: string): ResolvedFilters {
  return new Map([...filters].filter(([other]) => other !== code))
}

/**
 * Rethrows an error, as «search is down» where that is the cause: without its search engine a store returns empty lists for filters, and fails on
 * searches by words.
 */
export function explainSearch(error: unknown): never {
  if (!(error instanceof UpstreamError) || error.kind !== 'rejected') throw error
  throw new UpstreamError('search-down', 'The store fails on a search', error.operation, { cause: error })
}
