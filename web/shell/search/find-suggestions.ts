import type { QueryClient } from '@tanstack/react-query'
import { fetchOperation, operationQuery } from '../../api/use-operation.ts'
import { withParents } from '../../screens/search/with-parents.ts'
import { Navigation } from '../navigation.generated.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion.ts'
import { SearchSuggestions } from './suggestions.generated.ts'

/** Suggestions for a text. Categories are named with their parents if the menu is available. */
export async function findSuggestions(queryClient: QueryClient, query: string): Promise<SuggestionGroup[]> {
  const [{ search }, menu] = await Promise.all([
    fetchOperation(queryClient, SearchSuggestions, { query }),
    queryClient.ensureQueryData(operationQuery(Navigation, {})).catch(() => ({ navigation: [] })),
  ])
  return suggestionGroups(query, { ...search, categories: withParents(search.categories, menu.navigation) })
}
