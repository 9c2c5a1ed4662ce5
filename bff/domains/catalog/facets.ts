import type { FixedFacet, SortOption, Swatch } from '../../graphql/shop-schema.generated.ts'
import { plainId } from '../uid.ts'
import { foldedLabel } from '../../../schema/product-list-parameters.ts'
import type { ListRequest, ResolvedFilters } from './list-request.ts'
import type { FacetsQuery } from './magento/product-list.generated.ts'
import { t } from '../../i18n/texts.ts'
import { priceText } from '../money.ts'
import type { BucketModel, DynamicFacetModel } from './layer-model.ts'
import { priceRangeOf, type Range, rangeOf } from './price-range.ts'

export type StoreFacets = NonNullable<FacetsQuery['products']>
type StoreFacet = NonNullable<NonNullable<StoreFacets['aggregations']>[number]>
type StoreBucket = NonNullable<NonNullable<StoreFacet['options']>[number]>

const CATEGORY_ATTRIBUTE = 'category_uid'
/** Elasticsuite lists categories twice, by uid and by id. */
const CATEGORY_BY_ID = 'category_id'
/** Name of the category facet in the shop. */
const CATEGORY = 'category'
const PRICE = 'price'

export type FacetScope = {
  inCategory: boolean
  /** Plain ids of the category's sub-categories: the only ones offered; all where null. */
  childIds: ReadonlySet<string> | null
}

export type FacetRules = { ignored: readonly string[]; limit: number }

/**
 * Turns the labels in the URL into the store's option ids, by the facets of the unfiltered list (`base`). Attributes that the list lacks are left out. Null
 * if an attribute has none of the requested values: nothing can match.
 */
export function resolveFilters(
  filters: ListRequest['filters'],
  base: StoreFacets,
  scope: FacetScope,
  { ignored }: FacetRules,
): ResolvedFilters | null {
  const resolved = new Map<string, string[]>()
  const facets = facetsByCode(base)
  for (const [name, labels] of filters) {
    const code = name === CATEGORY ? CATEGORY_ATTRIBUTE : name
    const facet = facets.get(code)
    if (!facet || code === PRICE || ignored.includes(name)) continue
    const ids = idsOf(labels, facet, scope)
    if (ids.length === 0) return null
    resolved.set(code, withRangesBetween(ids, facet))
  }
  return resolved
}

/**
 * Maps the facets of a list. `filtered` are those of the list as it is; `without` has, for each active attribute, the facets without that attribute's
 * filter, so that its other values can still be chosen. Active values are always included, so that they can be removed: `base` has those that no
 * product of the list has.
 */
export function mapFacets(
  filtered: StoreFacets,
  without: ReadonlyMap<string, StoreFacets>,
  base: StoreFacets | null,
  active: ResolvedFilters,
  scope: FacetScope,
  rules: FacetRules,
  swatches: Swatches,
  currency: string,
): DynamicFacetModel[] {
  const facets = facetsByCode(filtered)
  for (const [code, others] of without) {
    const facet = facetsByCode(others).get(code)
    if (facet) facets.set(code, facet)
  }
  const dictionary = base && facetsByCode(base)
  for (const [code, ids] of active) {
    const known = dictionary?.get(code)
    if (known) facets.set(code, withActive(facets.get(code), known, new Set(ids)))
  }
  return [...facets.values()]
    .filter(({ attribute_code: code }) => code !== PRICE && !rules.ignored.includes(code))
    .sort((a, b) => rank(a) - rank(b))
    .map((facet) => mapFacet(facet, new Set(active.get(facet.attribute_code)), scope, swatches, currency))
    .filter((facet) => facet.buckets.length > 0)
    .slice(0, rules.limit)
}

function withActive(facet: StoreFacet | undefined, known: StoreFacet, active: ReadonlySet<string>): StoreFacet {
  const there = new Set(facet?.options?.map((option) => option?.value))
  const missing = (known.options ?? []).flatMap((option) =>
    option && active.has(option.value) && !there.has(option.value) ? [{ ...option, count: 0 }] : [],
  )
  return { ...(facet ?? known), options: [...(facet?.options ?? []), ...missing] }
}

/** The category comes first, then the merchant's order; facets without a position keep the store's order. */
function rank(facet: StoreFacet): number {
  return facet.attribute_code === CATEGORY_ATTRIBUTE ? -1 : (facet.position ?? 0)
}

function mapFacet(
  facet: StoreFacet,
  active: ReadonlySet<string>,
  scope: FacetScope,
  swatches: Swatches,
  currency: string,
): DynamicFacetModel {
  const isCategory = facet.attribute_code === CATEGORY_ATTRIBUTE
  // Elasticsuite lists categories without any product of a search.
  const shown = bucketsOf(facet, scope).filter(({ count, value }) => count !== 0 || active.has(value))
  const known = swatches.get(facet.attribute_code)
  // All values or none: the listed products may have only some of the swatches, and a facet must not look broken.
  const swatchOf = (label: string) =>
    shown.every((bucket) => known?.has(labelOf(bucket))) ? (known?.get(label) ?? null) : null
  const buckets = shown.map((bucket): BucketModel => {
    const label = labelOf(bucket)
    const range = rangeOf(bucket.value)
    const common = {
      value: valueOf(facet, bucket),
      label: range ? rangeLabel(range, currency) : label,
      docCount: bucket.count ?? 0,
      isActive: active.has(bucket.value),
    }
    return isCategory
      ? { __typename: 'CategoryBucket', ...common }
      : { __typename: 'AttributeBucket', ...common, swatch: swatchOf(label) }
  })
  // The store translates the name of this facet only where it has a language pack.
  return isCategory
    ? { code: CATEGORY, label: t('catalog.category'), buckets }
    : { code: facet.attribute_code, label: facet.label || facet.attribute_code, buckets }
}

/** Attribute code → option label → swatch. */
export type Swatches = ReadonlyMap<string, ReadonlyMap<string, Swatch>>

/** Returns the limits of the price filter in currency units as shoppers type them, from the price ranges of a list without price filter. */
export function priceBounds(facets: StoreFacets, taxDivisor: number, maxPrice: number): FixedFacet[] {
  const ranges = (facetsByCode(facets).get(PRICE)?.options ?? []).flatMap((option) => priceRangeOf(option?.value) ?? [])
  if (ranges.length === 0) return []
  const min = Math.min(...ranges.map((range) => range.from)) * taxDivisor
  const max = Math.min(maxPrice, Math.max(...ranges.map((range) => range.to)) * taxDivisor)
  return [
    { name: 'minPrice', value: Math.floor(min) },
    { name: 'maxPrice', value: Math.ceil(max) },
  ]
}

/** Codes of the shown facets that have more values than the store listed. */
export function cutFacets(facets: StoreFacets, { ignored }: FacetRules): string[] {
  return [...facetsByCode(facets).values()]
    .filter(({ attribute_code: code, has_more: hasMore }) => hasMore && !ignored.includes(code))
    .map(({ attribute_code: code }) => code)
}

/** Adds to facets the values of other facets with the same code. */
export function withOptions(
  facets: StoreFacets,
  others: readonly (Pick<StoreFacet, 'attribute_code' | 'options'> | null)[],
): StoreFacets {
  const optionsOf = new Map(others.flatMap((one) => (one?.options?.length ? [[one.attribute_code, one.options]] : [])))
  return {
    ...facets,
    aggregations: (facets.aggregations ?? []).map(
      (facet) => facet && { ...facet, options: optionsOf.get(facet.attribute_code) ?? facet.options },
    ),
  }
}

/** Fields a list can be sorted by, the default first. The position means something within a category only. */
export function sortOptions({ sort_fields: fields }: StoreFacets, inCategory: boolean): SortOption[] {
  return (fields?.options ?? [])
    .flatMap((option) => (option?.value ? [{ field: option.value, label: option.label ?? option.value }] : []))
    .filter(({ field }) => inCategory || field !== 'position')
    .sort((a, b) => Number(b.field === fields?.default) - Number(a.field === fields?.default))
}

function facetsByCode(facets: StoreFacets): Map<string, StoreFacet> {
  return new Map(
    (facets.aggregations ?? []).flatMap((facet) =>
      facet && facet.attribute_code !== CATEGORY_BY_ID ? [[facet.attribute_code, facet] as const] : [],
    ),
  )
}

function bucketsOf(facet: StoreFacet, { childIds }: FacetScope): StoreBucket[] {
  return (facet.options ?? [])
    .filter((bucket) => bucket !== null)
    .filter(({ value }) => facet.attribute_code !== CATEGORY_ATTRIBUTE || !childIds || childIds.has(plainId(value)))
}

/** The value in the URL: a label, but an id for a category, because names repeat («Croquettes» for dogs and for cats). */
function valueOf(facet: StoreFacet, bucket: StoreBucket): string {
  return facet.attribute_code === CATEGORY_ATTRIBUTE ? plainId(bucket.value) : labelOf(bucket)
}

/** The store filters a price by one range: with two of them, those between are shown as well. */
function withRangesBetween(ids: readonly string[], facet: StoreFacet): string[] {
  const chosen = ids.flatMap((id) => rangeOf(id) ?? [])
  if (chosen.length < 2) return [...ids]
  const from = Math.min(...chosen.map((range) => range.from))
  const to = Math.max(...chosen.map((range) => range.to))
  return (facet.options ?? []).flatMap((option) => {
    const range = option && rangeOf(option.value)
    return range && range.from >= from && range.to <= to ? [option.value] : []
  })
}

/** Whether a facet other than the price has price ranges. */
export function hasRanges(facets: StoreFacets | null): boolean {
  return (facets?.aggregations ?? []).some(
    (facet) => facet && facet.attribute_code !== PRICE && facet.options?.some((option) => rangeOf(option?.value)),
  )
}

function rangeLabel({ from, to }: Range, currency: string): string {
  const price = (value: number) => priceText(value, currency)
  return to === Infinity
    ? t('catalog.rangeFrom', { from: price(from) })
    : t('catalog.range', { from: price(from), to: price(to) })
}

/** If the store view lacks a translation, boolean attributes have `0` and `1` as labels, or none. */
function labelOf({ label, value }: StoreBucket): string {
  if (label === null || label === '' || label === value)
    return value === '1' ? t('catalog.yes') : value === '0' ? t('catalog.no') : value
  return label
}

/** Returns the ids of labels. Links are also typed by hand: case and spacing matter only where two labels differ by nothing else. */
function idsOf(labels: readonly string[], facet: StoreFacet, scope: FacetScope): string[] {
  const buckets = bucketsOf(facet, scope).map((bucket) => ({ id: bucket.value, label: valueOf(facet, bucket) }))
  const exact = new Set(buckets.map(({ label }) => label))
  const wanted = new Set(labels.filter((label) => exact.has(label)))
  const alike = new Set(labels.filter((label) => !exact.has(label)).map(foldedLabel))
  return buckets.flatMap(({ id, label }) => (wanted.has(label) || alike.has(foldedLabel(label)) ? [id] : []))
}
