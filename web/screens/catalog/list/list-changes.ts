import { createContext, useCallback, useContext } from 'react'
import {
  foldedLabel,
  type ListParameters,
  listQueryString,
  parseListParameters,
} from '../../../../schema/product-list-parameters.ts'
import type { Translate } from '../../../i18n/messages-context.ts'
import { useShop } from '../../../site/shop-context.ts'
import { PreloadContext } from '../../../ui/Link.tsx'
import { useNavigate } from '../../../use-address.ts'
import type { ProductListFragment } from '../product-layer.generated.ts'

/** Default orders of the lists. */
const OWN_ORDERS: ReadonlySet<string> = new Set(['position', 'relevance'])

/** Encoded path of the list's page. The router's path is decoded, which breaks a search for «100 %». */
export const ListPathContext = createContext('/')

/* Changes of a product list's state. Each returns to page 1, because a page number has no meaning in another list. */

export function withFilter(parameters: ListParameters, code: string, value: string, isActive: boolean): ListParameters {
  const others = (parameters.filters.get(code) ?? []).filter((other) => other !== value)
  const values = isActive ? [...others, value] : others
  const filters = new Map(parameters.filters)
  if (values.length > 0) filters.set(code, values)
  else filters.delete(code)
  return { ...parameters, filters, page: 1 }
}

/** Euros incl. tax; an absent bound is open. */
export type PriceRange = { min?: number; max?: number }

export function withPriceRange(parameters: ListParameters, { min, max }: PriceRange): ListParameters {
  return { ...parameters, minPrice: min, maxPrice: max, page: 1 }
}

export function withoutFilters(parameters: ListParameters): ListParameters {
  return { ...withPriceRange(parameters, {}), filters: new Map() }
}

export function withSort(parameters: ListParameters, sort: ListParameters['sort']): ListParameters {
  return { ...parameters, sort, page: 1 }
}

export function withPageLength(parameters: ListParameters, pageLength: number): ListParameters {
  return { ...parameters, pageLength, page: 1 }
}

export function withPage(parameters: ListParameters, page: number): ListParameters {
  return { ...parameters, page }
}

export function isFilterActive({ filters }: ListParameters, code: string, value: string): boolean {
  return filters.get(code)?.includes(value) ?? false
}

function hasPriceFilter({ minPrice, maxPrice }: ListParameters): boolean {
  return minPrice !== undefined || maxPrice !== undefined
}

/** Whether the list has its default order and no filter: only such lists are indexed. */
export function isPlainList(parameters: ListParameters): boolean {
  return parameters.filters.size === 0 && !hasPriceFilter(parameters) && !parameters.sort
}

/** An active filter. */
export type ActiveFilter =
  | { kind: 'attribute'; key: string; code: string; value: string; facet: string; label: string }
  | { kind: 'price'; key: string }

/**
 * Returns the state of a list without parameters and values that its facets do not have. Links use this, so that an address with thousands of values
 * does not fill the page with them.
 */
export function knownParameters(layer: ProductListFragment, parameters: ListParameters): ListParameters {
  const facets = facetsOf(layer)
  const filters = new Map<string, string[]>()
  for (const [code, values] of parameters.filters) {
    const offered = new Map(facets.get(code)?.buckets.map(({ value }) => [foldedLabel(value), value]))
    const known = new Set(values.flatMap((value) => offered.get(foldedLabel(value)) ?? []))
    if (known.size > 0) filters.set(code, [...known])
  }
  return { ...parameters, filters }
}

/** The active filters of a list that knows all of its parameters. */
export function activeFilters(layer: ProductListFragment, parameters: ListParameters): ActiveFilter[] {
  const facets = facetsOf(layer)
  const attributes = [...parameters.filters].flatMap(([code, values]) => {
    const facet = facets.get(code)
    const labels = new Map(facet?.buckets.map(({ value, label }) => [value, label]))
    return values.map((value): ActiveFilter => {
      const label = labels.get(value) ?? value
      return { kind: 'attribute', key: `${code}=${value}`, code, value, facet: facet?.label ?? code, label }
    })
  })
  return hasPriceFilter(parameters) ? [...attributes, { kind: 'price', key: 'price' }] : attributes
}

function facetsOf({ dynamicFacets }: ProductListFragment) {
  return new Map(dynamicFacets.map((facet) => [facet.code, facet]))
}

export function withoutFilter(parameters: ListParameters, filter: ActiveFilter): ListParameters {
  return filter.kind === 'price'
    ? withPriceRange(parameters, {})
    : withFilter(parameters, filter.code, filter.value, false)
}

/** Whether the address filters the list, even by values that no product has. */
export function isNarrowed(layer: ProductListFragment, parameters: ListParameters): boolean {
  return hasPriceFilter(parameters) || layer.dynamicFacets.some(({ code }) => parameters.filters.has(code))
}

export type ListChange = (parameters: ListParameters) => ListParameters

/**
 * Returns addresses of other states of the current list: the same path, another query string. Changes start from the state of the address, because
 * the list may not show the last change yet.
 */
export function useListNavigation() {
  const path = useContext(ListPathContext)
  const preloadRoute = useContext(PreloadContext)
  const { pageSizes } = useShop()
  const navigate = useNavigate()
  const hrefOf = useCallback(
    (parameters: ListParameters) => path + listQueryString(parameters, pageSizes),
    [path, pageSizes],
  )
  const hrefAfter = useCallback(
    (change: ListChange) => hrefOf(change(parseListParameters(new URLSearchParams(location.search), pageSizes))),
    [hrefOf, pageSizes],
  )
  const preload = useCallback((change: ListChange) => preloadRoute(hrefAfter(change), 'all'), [hrefAfter, preloadRoute])
  const show = useCallback(
    (change: ListChange) => {
      // The request does not wait for the render.
      preload(change)
      navigate(hrefAfter(change))
    },
    [hrefAfter, navigate, preload],
  )
  return { hrefOf, preload, show }
}

type SortOption = {
  /** Value of the URL's `sort` parameter; empty for the list's own order. */
  value: string
  label: string
  sort: ListParameters['sort']
  /** Explains the order, if its name does not. */
  meaning?: string
}

type SortField = { field: string; label: string }

/**
 * The orders a list offers: its own first, then each field the store can sort by; names and prices both ways.
 * An order in the URL stays selectable even when the store does not offer it.
 */
export function sortOptions(fields: readonly SortField[], current: ListParameters['sort'], t: Translate): SortOption[] {
  // Positions exist in categories only, where they are the default order.
  const hasPosition = fields.some(({ field }) => field === 'position')
  const own: SortOption = hasPosition
    ? { value: '', label: t('catalog.sort.position'), sort: undefined, meaning: t('catalog.sort.position.meaning') }
    : { value: '', label: t('catalog.sort.relevance'), sort: undefined, meaning: t('catalog.sort.relevance.meaning') }
  const options = [
    own,
    ...fields.filter(({ field }) => !OWN_ORDERS.has(field)).flatMap((field) => directions(field, t)),
  ]
  const isOffered = !current || options.some(({ value }) => value === sortValue(current))
  return isOffered ? options : [...options, option(current, t('catalog.sort.other'))]
}

function directions({ field, label }: SortField, t: Translate): SortOption[] {
  const ascending = { field, direction: 'ASC' } as const
  const descending = { field, direction: 'DESC' } as const
  switch (field) {
    case 'price':
      return [option(ascending, t('catalog.sort.priceUp')), option(descending, t('catalog.sort.priceDown'))]
    case 'name':
      return [option(ascending, t('catalog.sort.nameUp')), option(descending, t('catalog.sort.nameDown'))]
    default:
      return [option(ascending, label)]
  }
}

function option(sort: NonNullable<ListParameters['sort']>, label: string): SortOption {
  return { value: sortValue(sort), label, sort }
}

/** Returns the value of the parameter, as `listQueryString` writes it. */
export function sortValue(sort: ListParameters['sort']): string {
  return sort ? JSON.stringify({ field: sort.field, direction: sort.direction }) : ''
}
