import type { QueryClient } from '@tanstack/react-query'
import { simplerWords } from '../../../schema/simpler-words.ts'
import { fetchOperation, operationQuery } from '../../api/use-operation.ts'
import { CmsPageQuery } from '../../screens/content/cms-pages.generated.ts'
import { faqVariables, readThemes, searchThemes } from '../../screens/faq/questions.ts'
import type { PageLink } from '../../screens/content/rich-text-links.ts'
import { knownPages } from '../../screens/search/known-pages.ts'
import { withParents } from '../../screens/search/with-parents.ts'
import { SHELL_BLOCKS } from '../../site/blocks.ts'
import { Navigation } from '../navigation.generated.ts'
import { ShellBlocks } from '../shell-blocks.generated.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion.ts'
import { SearchSuggestions } from './suggestions.generated.ts'

const MAX_PAGES = 4

/** Suggestions for a text. Categories are named with their parents if the menu is available. */
export async function findSuggestions(queryClient: QueryClient, query: string): Promise<SuggestionGroup[]> {
  const [{ search }, menu, pages] = await Promise.all([
    fetchOperation(queryClient, SearchSuggestions, { query }),
    queryClient.ensureQueryData(operationQuery(Navigation, {})).catch(() => ({ navigation: [] })),
    findPages(queryClient, query).catch(() => []),
  ])
  return suggestionGroups(query, { ...search, categories: withParents(search.categories, menu.navigation) }, pages)
}

/** Pages of the shop that the words name, then questions of the FAQ. */
async function findPages(queryClient: QueryClient, query: string): Promise<PageLink[]> {
  const [shell, faq] = await Promise.all([
    queryClient.ensureQueryData(operationQuery(ShellBlocks, { identifiers: [...SHELL_BLOCKS] })),
    queryClient.ensureQueryData(operationQuery(CmsPageQuery, faqVariables)),
  ])
  const pages = knownPages(
    shell.cmsPageList.map(({ contentWysiwyg }) => contentWysiwyg),
    query,
  )
  const questions = searchThemes(readThemes(faq.cmsPageList), simplerWords(query)).flatMap((theme) =>
    theme.questions.map(({ id, title }) => ({ path: `/faq/#${id}`, name: title })),
  )
  return [...pages, ...questions].slice(0, MAX_PAGES)
}
