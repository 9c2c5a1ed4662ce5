import type { QueryClient } from '@tanstack/react-query'
import type { PageLink } from '../../../schema/rich-text-links.ts'
import { simplerWords } from '../../../schema/simpler-words.ts'
import { fetchOperation, operationQuery } from '../../api/use-operation.ts'
import { CmsPageQuery } from '../../screens/content/cms-pages.generated.ts'
import { faqVariables, readThemes, searchThemes } from '../../screens/faq/questions.ts'
import { withParents } from '../../screens/search/with-parents.ts'
import { Navigation } from '../navigation.generated.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion.ts'
import { SearchSuggestions } from './suggestions.generated.ts'

/** Loads suggestions for a text. Categories are named with their parents if the menu is available. */
export async function findSuggestions(queryClient: QueryClient, query: string): Promise<SuggestionGroup[]> {
  const [{ search }, menu, questions] = await Promise.all([
    fetchOperation(queryClient, SearchSuggestions, { query }),
    queryClient.ensureQueryData(operationQuery(Navigation, {})).catch(() => ({ navigation: [] })),
    findQuestions(queryClient, query).catch(() => []),
  ])
  return suggestionGroups(query, { ...search, categories: withParents(search.categories, menu.navigation) }, questions)
}

/** Finds questions of the FAQ that contain the words. */
async function findQuestions(queryClient: QueryClient, query: string): Promise<PageLink[]> {
  const { cmsPageList } = await queryClient.ensureQueryData(operationQuery(CmsPageQuery, faqVariables))
  return searchThemes(readThemes(cmsPageList), simplerWords(query)).flatMap(({ questions }) =>
    questions.map(({ id, title }) => ({ path: `/faq/#${id}`, name: title })),
  )
}
