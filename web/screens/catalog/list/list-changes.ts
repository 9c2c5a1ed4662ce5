import { createContext, useCallback, useContext } from 'react'
import {
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

/** Path of the page a list stands on, encoded. The router's path is decoded, which breaks a search for «100 %». */
export const ListPathContext = createContext('/')

/*
 * What a shopper does to a product list, as changes of its state. Each returns to page 1, because
 * a page number has no meaning in another list.
 */

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

/** An active filter, and the list without it. */
export type ActiveFilter =
  | { kind: 'attribute'; key: string; facet: string; label: string; without: ListParameters }
  | { kind: 'price'; key: string; without: ListParameters }

/**
 * The active filters. A parameter that is no facet of the list is left out. When nothing was found the store returns no facets:
 * then every parameter stays removable.
 */
export function activeFilters(layer: ProductListFragment, parameters: ListParameters): ActiveFilter[] {
  const facets = new Map(layer.dynamicFacets.map((facet) => [facet.code, facet]))
  const attributes = [...parameters.filters].flatMap(([code, values]) => {
    const facet = facets.get(code)
    if (!facet && layer.total > 0) return []
    return values.map((value): ActiveFilter => {
      const label = facet?.buckets.find((bucket) => bucket.value === value)?.label ?? value
      const without = withFilter(parameters, code, value, false)
      return { kind: 'attribute', key: `${code}=${value}`, facet: facet?.label ?? code, label, without }
    })
  })
  if (!hasPriceFilter(parameters)) return attributes
  return [...attributes, { kind: 'price', key: 'price', without: withPriceRange(parameters, {}) }]
}

export type ListChange = (parameters: ListParameters) => ListParameters

/**
 * Addresses of other states of the current list: the same path, another query string. Changes begin with the state that the address holds
 * when they are made: the list may not have followed the last one yet.
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
  /** What the URL's `sort` parameter holds; empty for the list's own order. */
  value: string
  label: string
  sort: ListParameters['sort']
  /** What the order goes by, where its name does not say it. */
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

/** As `listQueryString` writes it. */
export function sortValue(sort: ListParameters['sort']): string {
  return sort ? JSON.stringify({ field: sort.field, direction: sort.direction }) : ''
}
