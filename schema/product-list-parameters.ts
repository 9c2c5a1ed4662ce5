import { typedLine } from './typed-text.ts'
import { DEFAULT_TAX_DIVISOR, FALLBACK_PAGE_SIZE } from './shop-constants.ts'
import { typedAmount } from './typed-number.ts'

/**
 * The state of a product list as the URL's query string holds it.
 * `parseListParameters` never throws: invalid values are replaced by defaults.
 */
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

const FIXED_PARAMETERS: ReadonlySet<string> = new Set(['page', 'pageLength', 'minPrice', 'maxPrice', 'sort'])

/** Maximum values of one query string and of one filter. Each is read once, so even this many take milliseconds. */
export const QUERY_ARRAY_LIMIT = 9999
/** Limits against malicious query strings, far above what a list offers. */
export const MAX_FILTERS = 30
/** Magento's labels have up to 255 characters, of two UTF-16 units at most. */
const MAX_TEXT_LENGTH = 510

/** Parameters that do not belong to a list: campaign tracking of incoming links. */
const FOREIGN_PARAMETER =
  /^(utm_.*|mtm_.*|pk_.*|_ga.*|_gl|_hs.*|mc_[ce]id|[gdw]clid|[gw]braid|gclsrc|gad_\w*|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|srsltid)$/

/** Whether a parameter of an address can change what its page shows. */
export function isMeaningfulParameter(key: string, value: string): boolean {
  const name = key.replace(/\[\d*\]$/, '')
  return /^\w{1,60}$/.test(name) && !FOREIGN_PARAMETER.test(name) && value !== '' && value.length <= MAX_TEXT_LENGTH
}

export function parseListParameters(
  query: URLSearchParams,
  pageSizes: readonly number[],
  warn: (message: string) => void = () => {},
): ListParameters {
  const pageLength = positiveInteger(query.get('pageLength'))
  return {
    page: positiveInteger(query.get('page')) ?? 1,
    pageLength: pageLength && pageSizes.includes(pageLength) ? pageLength : (pageSizes[0] ?? FALLBACK_PAGE_SIZE),
    minPrice: price(query.get('minPrice')),
    maxPrice: price(query.get('maxPrice')),
    sort: parseSort(query.get('sort'), warn),
    filters: parseFilters(query),
  }
}

/** The query string of a list state, defaults left out; empty, or with a leading question mark. */
export function listQueryString(parameters: ListParameters, pageSizes: readonly number[]): string {
  const query = new URLSearchParams()
  for (const [name, values] of parameters.filters) for (const value of values) query.append(name, value)
  if (parameters.minPrice !== undefined) query.set('minPrice', String(parameters.minPrice))
  if (parameters.maxPrice !== undefined) query.set('maxPrice', String(parameters.maxPrice))
  if (parameters.sort) query.set('sort', JSON.stringify(parameters.sort))
  if (parameters.pageLength !== (pageSizes[0] ?? FALLBACK_PAGE_SIZE))
    query.set('pageLength', String(parameters.pageLength))
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
    const name = key.replace(/\[\d*\]$/, '')
    if (FIXED_PARAMETERS.has(name) || !isMeaningfulParameter(key, value)) continue
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
