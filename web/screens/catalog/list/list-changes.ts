import type { ListParameters } from '../../../../schema/product-list-parameters.ts'

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

export function hasPriceFilter({ minPrice, maxPrice }: ListParameters): boolean {
  return minPrice !== undefined || maxPrice !== undefined
}

/** Whether the list has its default order and no filter: only such lists are indexed. */
export function isPlainList(parameters: ListParameters): boolean {
  return parameters.filters.size === 0 && !hasPriceFilter(parameters) && !parameters.sort
}
