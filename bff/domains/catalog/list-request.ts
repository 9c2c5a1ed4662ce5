import { defaultPageLength, MAX_FILTERS, QUERY_ARRAY_LIMIT } from '../../../schema/product-list-parameters.ts'
import type { ProductListInput } from '../../graphql/shop-schema.generated.ts'
import type { ProductAttributeFilterInput } from '../../magento/store-types.generated.ts'
import type { CategoryPage } from './category-model.ts'
import { rangeFilter } from './price-range.ts'

/** The content of a list. */
export type ListScope = {
  /** The store's uid of the category, where the list belongs to one. */
  categoryUid?: string
  search?: string
  /** Facets or sort fields are requested, too. */
  wantsFacets?: boolean
  /** Loads the category in parallel with the list, so that neither waits for the other. */
  category?: () => Promise<CategoryPage | null>
}

/** A list as requested, in the store's terms. Only the filters are the shop's: they are resolved when the facets are known. */
export type ListRequest = {
  page: number
  size: number
  /** Attribute code → labels. */
  filters: ReadonlyMap<string, readonly string[]>
  price: { from?: string; to?: string } | null
  sort: { field: string; direction: 'ASC' | 'DESC' } | null
}

/** Filters in the store's terms: attribute code → option ids. The price has a member of its own. */
export type ResolvedFilters = ReadonlyMap<string, readonly string[]>

/** Bounds that keep a hostile request cheap; far above what a list offers. */
const MAX_SIZE = 64
/** The store's search refuses offsets beyond this many products. */
const MAX_OFFSET = 10_000

export function listRequest(input: ProductListInput | null | undefined, pageSizes: readonly number[]): ListRequest {
  const size = Math.min(MAX_SIZE, Math.max(1, input?.size ?? defaultPageLength(pageSizes)))
  const from = Math.min(MAX_OFFSET - size, Math.max(0, input?.from ?? 0))
  const filters = new Map<string, string[]>()
  for (const { name, values } of (input?.filters ?? []).slice(0, MAX_FILTERS)) {
    // Labels are looked up in the list's facets, so the store gets only values that it knows.
    if (values.length > 0) filters.set(name, [...(filters.get(name) ?? []), ...values].slice(0, QUERY_ARRAY_LIMIT))
  }
  return {
    page: Math.floor(from / size) + 1,
    size,
    filters,
    price: priceFilter(input?.priceRange),
    sort: input?.sort ? { field: input.sort.field, direction: input.sort.direction } : null,
  }
}

function priceFilter(range: ProductListInput['priceRange']): ListRequest['price'] {
  const bound = (value: number | null | undefined) => (value != null && value >= 0 ? String(value) : undefined)
  const from = bound(range?.min)
  const to = bound(range?.max)
  return from === undefined && to === undefined ? null : { ...(from && { from }), ...(to && { to }) }
}

/** The store's filter variable. Members are attribute codes, which no static schema knows. */
export function storeFilter(
  scope: ListScope,
  filters: ResolvedFilters,
  price: ListRequest['price'],
): ProductAttributeFilterInput {
  const members: ProductAttributeFilterInput &
    Record<string, { eq?: string; in?: string[]; from?: string; to?: string }> = {
    ...(scope.categoryUid && { category_uid: { eq: scope.categoryUid } }),
  }
  for (const [code, ids] of [...filters].sort(([a], [b]) => (a < b ? -1 : 1)))
    members[code] = rangeFilter(ids) ?? { in: [...ids].sort() }
  if (price) members['price'] = price
  return members
}
