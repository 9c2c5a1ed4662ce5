import { typedLine } from './typed-text.ts'
import { DEFAULT_TAX_DIVISOR, FALLBACK_PAGE_SIZE } from './shop-constants.ts'
import { typedAmount } from './typed-number.ts'

/** The state of a product list in the URL's query string. `parseListParameters` never throws: defaults replace invalid values. */
export type ListParameters = {
  page: number
  pageLength: number
  /** In euros incl. tax, as the shopper typed them. */
  minPrice?: number
  maxPrice?: number
  sort?: { field: string; direction: 'ASC' | 'DESC' }
  /** Attribute code → option labels, in the order of the URL. */
  filters: Map<string, string[]>
}

/** The input of the list operation: `ProductListInput` of the shop schema. */
export type ListInput = {
  from: number
  size: number
  filters: { name: string; values: string[] }[]
  priceRange: { min?: number; max?: number } | null
  sort: { field: string; direction: 'ASC' | 'DESC' } | null
}

/** Parameters of every list; any other is an attribute filter. */
export const FIXED_PARAMETERS: readonly string[] = ['page', 'pageLength', 'minPrice', 'maxPrice', 'sort']

/** On the page of a product, the sku of the variant that it begins with. It filters no list. */
export const VARIANT_PARAMETER = 'variant'

/** Maximum values of one query string and of one filter. Each is read once, so even this many take milliseconds. */
export const QUERY_ARRAY_LIMIT = 9999
/** Limits against malicious query strings, far above what a list offers. */
export const MAX_FILTERS = 30
/** Magento's labels have up to 255 characters, of two UTF-16 units at most. */
const MAX_TEXT_LENGTH = 510

/** A parameter's name without the brackets that lists of values may have. */
export function parameterName(key: string): string {
  return key.replace(/\[\d*\]$/, '')
}

/** Whether a page could know this parameter. */
function isMeaningful(name: string, value: string): boolean {
  return /^\w{1,60}$/.test(name) && value !== '' && value.length <= MAX_TEXT_LENGTH
}

/** Returns the parameters of a query string that a page may know, in order, without empty and repeated ones. */
export function pageParameters(query: string): [name: string, value: string][] {
  const found = new Map<string, [string, string]>()
  // Parsed as a whole: a parser for each of thousands would cost many times as much.
  const pairs = query.split('&', QUERY_ARRAY_LIMIT).join('&')
  for (const [key, value] of new URLSearchParams(pairs)) {
    const name = parameterName(key)
    const isFixed = FIXED_PARAMETERS.includes(name)
    if (!isMeaningful(name, value) || (isFixed && name !== key)) continue
    const said = isFixed ? name : `${name}=${value}`
    if (!found.has(said)) found.set(said, [name, value])
  }
  return [...found.values()]
}

/** The first size that the site configures. */
export function defaultPageLength(pageSizes: readonly number[]): number {
  return pageSizes[0] ?? FALLBACK_PAGE_SIZE
}

/** Any page length from 1 to the largest that the site configures. */
export function parseListParameters(
  query: URLSearchParams,
  pageSizes: readonly number[],
  warn: (message: string) => void = () => {},
): ListParameters {
  const fallback = defaultPageLength(pageSizes)
  const pageLength = positiveInteger(firstOf(query, 'pageLength')) ?? fallback
  return {
    page: positiveInteger(firstOf(query, 'page')) ?? 1,
    pageLength: Math.min(pageLength, Math.max(fallback, ...pageSizes)),
    minPrice: price(firstOf(query, 'minPrice')),
    maxPrice: price(firstOf(query, 'maxPrice')),
    sort: parseSort(firstOf(query, 'sort'), warn),
    filters: parseFilters(query),
  }
}

function firstOf(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).find((value) => isMeaningful(name, value)) ?? null
}

/** Returns the query string of a list state, without defaults; empty, or with a leading question mark. */
export function listQueryString(parameters: ListParameters, pageSizes: readonly number[]): string {
  const query = new URLSearchParams()
  for (const [name, values] of parameters.filters) for (const value of values) query.append(name, value)
  if (parameters.minPrice !== undefined) query.set('minPrice', String(parameters.minPrice))
  if (parameters.maxPrice !== undefined) query.set('maxPrice', String(parameters.maxPrice))
  if (parameters.sort) query.set('sort', JSON.stringify(parameters.sort))
  if (parameters.pageLength !== defaultPageLength(pageSizes)) query.set('pageLength', String(parameters.pageLength))
  if (parameters.page > 1) query.set('page', String(parameters.page))
  const text = query.toString()
  return text && `?${text}`
}

/** `size`, from = (page - 1) * size, priceRange divided by the tax divisor and rounded to two decimals. */
export function listInput(parameters: ListParameters, taxDivisor = DEFAULT_TAX_DIVISOR): ListInput {
  const { page, pageLength: size, minPrice, maxPrice, sort, filters } = parameters
  const net = (euros: number) => Math.round((euros / taxDivisor) * 100) / 100
  const priceRange = {
    ...(minPrice !== undefined && { min: net(minPrice) }),
    ...(maxPrice !== undefined && { max: net(maxPrice) }),
  }
  return {
    from: (page - 1) * size,
    size,
    filters: [...filters].map(([name, values]) => ({ name, values })),
    priceRange: Object.keys(priceRange).length > 0 ? priceRange : null,
    sort: sort ?? null,
  }
}

/** Labels are typed into links by hand, too: case and spacing do not matter. */
export function foldedLabel(label: string): string {
  return typedLine(label).toLocaleLowerCase('fr')
}

function parseFilters(query: URLSearchParams): Map<string, string[]> {
  const filters = new Map<string, Set<string>>()
  let seen = 0
  for (const [key, value] of query) {
    if (++seen > QUERY_ARRAY_LIMIT) break
    const name = parameterName(key)
    if (FIXED_PARAMETERS.includes(name) || name === VARIANT_PARAMETER || !isMeaningful(name, value)) continue
    const values = filters.get(name)
    if (values) values.add(value)
    else if (filters.size < MAX_FILTERS) filters.set(name, new Set([value]))
  }
  return new Map([...filters].map(([name, values]) => [name, [...values]]))
}

/** Invalid JSON, and JSON that is no sort, is ignored with a warning. */
function parseSort(text: string | null, warn: (message: string) => void): ListParameters['sort'] {
  if (text === null || text === '') return undefined
  try {
    const { field, direction } = JSON.parse(text) as { field?: unknown; direction?: unknown }
    if (typeof field === 'string' && /^\w{1,60}$/.test(field)) {
      return { field, direction: String(direction).toUpperCase() === 'DESC' ? 'DESC' : 'ASC' }
    }
  } catch {
    // Falls through to the warning, which is the same in both cases.
  }
  warn('The sort parameter is not valid JSON with a field and a direction; it is ignored.')
  return undefined
}

/** Largest page number with a safe offset at any page size. */
const MAX_PAGE = 1_000_000

function positiveInteger(text: string | null): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= 1 ? Math.min(value, MAX_PAGE) : undefined
}

function price(text: string | null): number | undefined {
  return typedAmount(text ?? '') ?? undefined
}
