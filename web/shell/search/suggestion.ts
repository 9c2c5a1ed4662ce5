import type { Money } from '../../site/use-format.ts'
import { listedPrice } from '../../screens/catalog/product-facts.ts'
import type { PageLink } from '../../../schema/rich-text-links.ts'
import { searchPath } from '../../site/paths.ts'
import type { SearchSuggestionsQuery } from './suggestions.generated.ts'

/** Pages and questions together. */
const MAX_PAGES = 4

type Listed = SearchSuggestionsQuery['search']['products']['products'][number]

/** One line of the suggestion box; choosing it opens `path`. */
export type Suggestion =
  | {
      kind: 'product'
      path: string
      name: string
      imageUrl: string | null | undefined
      price: Money
      isFrom: boolean
      unitPrice: Listed['prices']['unitPrice']
    }
  | { kind: 'category'; path: string; name: string }
  | { kind: 'page'; path: string; name: string }
  | { kind: 'query'; path: string; name: string }
  | { kind: 'all'; path: string; count: number }

/** `start` is the index of the first item, counted over all groups. */
export type SuggestionGroup = { kind: Suggestion['kind']; start: number; items: Suggestion[] }

/** The groups in the order of the arrow keys: products, categories, pages and questions, other queries, then all results. */
export function suggestionGroups(
  query: string,
  { products, categories, pages, suggestions }: SearchSuggestionsQuery['search'],
  questions: readonly PageLink[] = [],
): SuggestionGroup[] {
  const groups: Omit<SuggestionGroup, 'start'>[] = [
    {
      kind: 'product',
      items: products.products.map((product) => {
        const { path, name, imageUrl } = product
        const { prices, from: isFrom } = listedPrice(product)
        const price = prices.minPrice.priceInclTax.value
        return { kind: 'product', path, name, imageUrl, price, isFrom, unitPrice: prices.unitPrice }
      }),
    },
    { kind: 'category', items: categories.map(({ path, name }) => ({ kind: 'category', path, name })) },
    { kind: 'page', items: [...pages, ...questions].slice(0, MAX_PAGES).map((page) => ({ kind: 'page', ...page })) },
    { kind: 'query', items: suggestions.slice(0, 3).map((name) => ({ kind: 'query', path: searchPath(name), name })) },
    { kind: 'all', items: products.total > 0 ? [{ kind: 'all', path: searchPath(query), count: products.total }] : [] },
  ]
  let start = 0
  return groups.flatMap((group) => {
    const { length } = group.items
    start += length
    return length > 0 ? [{ ...group, start: start - length }] : []
  })
}
