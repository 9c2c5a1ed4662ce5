import type { ListParameters } from '../../../../schema/product-list-parameters.ts'
import type { ProductListFragment } from '../product-layer.generated.ts'
import { hasPriceFilter, withFilter, withPriceRange } from './list-changes.ts'

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
