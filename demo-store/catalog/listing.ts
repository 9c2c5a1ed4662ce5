import type { Context } from '../context.ts'
import { ExpectedFault, inputError } from '../errors.ts'
import { decodeUid } from '../uid.ts'
import { anchoredIds, facetValues, isListed } from './availability.ts'
import { priceRange } from './prices.ts'
import { searchProducts } from './search.ts'
import type { Category, Product } from './types.ts'

type EqualFilter = { eq?: string | null; in?: (string | null)[] | null }
type MatchFilter = { match?: string | null }
type RangeFilter = { from?: string | null; to?: string | null }
type ProductFilter = Record<string, (EqualFilter & MatchFilter & RangeFilter) | null | undefined>
type SortInput = Record<string, 'ASC' | 'DESC' | null | undefined>
export type ListArguments = {
  search?: string | null
  filter?: ProductFilter | null
  sort?: SortInput | null
  pageSize: number
  currentPage: number
}

/** Products that match, in order, and the categories they were filtered by. */
export type Listing = { products: Product[]; categories: Category[] }

type Test = (product: Product) => boolean

const collator = new Intl.Collator('fr', { numeric: false })

/**
 * Products of a search, a filter or both. Neither is an input error; an empty search or filter lists everything. The
 * default order is relevance for searches, else position, then newest id first.
 */
export async function listProducts(args: ListArguments, context: Context): Promise<Listing> {
  const { search, filter, sort, currentPage, pageSize } = args
  if (search == null && filter == null) {
    throw inputError("'search' or 'filter' input argument is required.")
  }
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.')
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.')
  const categories = filterCategories(filter ?? {}, context)
  // When the search engine is down, filters find nothing and searches fail.
  if (!context.searchUp) {
    context.uncacheable.value = true
    if (search) throw new ExpectedFault('no alive search nodes')
    return { products: [], categories: [] }
  }
  const found = search?.trim() ? await searchProducts(context.db, search) : null
  const rank = new Map((found ?? []).map((id, index) => [id, index]))
  const tests: Test[] = [(product) => isListed(product, context.model)]
  if (found) tests.push(({ id }) => rank.has(id))
  if (categories) tests.push(categoryTest(categories))
  for (const [code, condition] of Object.entries(filter ?? {})) {
    if (!condition || code === 'category_uid' || code === 'category_url_path') continue
    tests.push(attributeTest(code, condition, context))
  }
  const products = [...context.model.products.values()].filter((product) => tests.every((test) => test(product)))
  const orders = Object.entries(sort ?? {}).flatMap(([code, direction]) =>
    direction ? { compare: comparison(code, context, rank), sign: direction === 'ASC' ? 1 : -1 } : [],
  )
  if (!orders.length) {
    orders.push(
      found
        ? { compare: comparison('relevance', context, rank), sign: -1 }
        : { compare: comparison('position', context, rank), sign: 1 },
    )
  }
  products.sort((a, b) => {
    for (const { compare, sign } of orders) {
      const difference = compare(a, b)
      if (difference !== 0) return difference * sign
    }
    return b.id - a.id
  })
  return { products, categories: categories ?? [] }
}

/** Categories a filter names; unknown and inactive ones leave an empty list, which matches nothing. */
function filterCategories(filter: ProductFilter, { model }: Context): Category[] | null {
  const { category_uid: byUid, category_url_path: byPath } = filter
  if (!byUid && !byPath) return null
  const named = byUid
    ? wanted(byUid).map((uid) => model.categories.get(Number(decodeUid(uid))))
    : wanted(byPath ?? {}).map((path) => [...model.categories.values()].find(({ urlPath }) => urlPath === path))
  return named.flatMap((category) => (category?.active ? category : []))
}

function categoryTest(categories: Category[]): Test {
  const ids = new Set(categories.flatMap((category) => [...anchoredIds(category)]))
  return (product) => product.categories.some(({ id }) => ids.has(id))
}

function attributeTest(code: string, filter: EqualFilter & MatchFilter & RangeFilter, context: Context): Test {
  switch (code) {
    case 'sku': {
      const skus = new Set(wanted(filter))
      return ({ sku }) => skus.has(sku)
    }
    case 'url_key': {
      const keys = new Set(wanted(filter))
      return ({ urlKey }) => keys.has(urlKey)
    }
    case 'price': {
      const from = cents(filter.from, -Infinity)
      const to = cents(filter.to, Infinity)
      return (product) => {
        const { final } = priceRange(product).minimum
        return final >= from && final <= to
      }
    }
    case 'name':
      return ({ name }) => matches(name, filter.match ?? '')
    case 'description':
      return ({ description }) => matches(description, filter.match ?? '')
    case 'short_description':
      return ({ shortDescription }) => matches(shortDescription, filter.match ?? '')
    default: {
      const values = wanted(filter)
      return (product) => {
        const own = facetValues(product, code, context.model)
        return values.some((value) => own.has(value))
      }
    }
  }
}

function comparison(code: string, context: Context, rank: Map<number, number>) {
  switch (code) {
    case 'relevance':
      // Higher is better; lists without a search have no relevance.
      return (a: Product, b: Product) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0)
    case 'name':
      return (a: Product, b: Product) => collator.compare(a.name, b.name)
    case 'price':
      return (a: Product, b: Product) => priceRange(a).minimum.final - priceRange(b).minimum.final
    case 'position':
      return (a: Product, b: Product) => a.position - b.position
    default: {
      const options = context.model.attributes.get(code)?.options ?? []
      const label = (product: Product): string => {
        const value = product.attributes.get(code)?.[0]
        return options.find(({ id }) => String(id) === value)?.label ?? value ?? ''
      }
      return (a: Product, b: Product) => collator.compare(label(a), label(b))
    }
  }
}

function wanted({ eq, in: list }: EqualFilter): string[] {
  return [...(eq == null ? [] : [eq]), ...(list ?? []).filter((value) => value != null)]
}

function cents(text: string | null | undefined, otherwise: number): number {
  const value = text == null || text === '' ? otherwise : Math.round(Number(text) * 100)
  return Number.isFinite(value) || value === otherwise ? value : otherwise
}

/** Every word of the phrase occurs in the text. */
function matches(text: string | null, phrase: string): boolean {
  return fold(phrase)
    .split(/\s+/)
    .every((word) => fold(text ?? '').includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
