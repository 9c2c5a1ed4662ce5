import type { RequestContext } from '../../graphql/context.ts'
import { categoryTags } from '../catalog/catalog-tags.ts'
import type { CategoryModel } from '../catalog/category-model.ts'
import { mapCategoryLink } from '../catalog/map-category.ts'
import { explainSearch } from '../catalog/search-failure.ts'
import { CategoriesByName, SearchSuggestions } from './magento/search.generated.ts'

/** Seconds. */
const SEARCH_AGE = 300
/** The store refuses shorter names (graphql-input). */
const MIN_MATCH = 3

export async function categoriesByName(
  { upstream, shop }: RequestContext,
  match: string,
  size: number,
): Promise<CategoryModel[]> {
  if (match.length < MIN_MATCH || size < 1) return []
  const { categories } = await upstream.read(
    CategoriesByName,
    { match, size },
    { maxAge: SEARCH_AGE, tags: categoryTags },
  )
  const found = (categories?.items ?? []).filter((category) => category !== null)
  return found.map((category) => mapCategoryLink(category, shop.mediaUrl))
}

/** Other queries the store proposes; it fills them only when nothing matches. */
export async function searchSuggestions({ upstream }: RequestContext, search: string): Promise<string[]> {
  const policy = { maxAge: SEARCH_AGE, tags: () => ['cat_p'] }
  const { products } = await upstream.read(SearchSuggestions, { search }, policy).catch(explainSearch)
  return (products?.suggestions ?? []).flatMap((suggestion) => suggestion?.search ?? [])
}
