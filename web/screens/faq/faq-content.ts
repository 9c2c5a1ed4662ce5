import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { fetchOperation, useOperation } from '../../api/use-operation.ts'
import { CmsPageQuery, type CmsPageQueryQuery } from '../content/cms-pages.generated.ts'
import { FAQ_BLOCKS, FAQ_CONTACT_BLOCK, FAQ_PAGE } from './faq-blocks.ts'
import { readTheme, type Theme } from './read-questions.ts'

const variables = { identifiers: [...FAQ_BLOCKS, FAQ_CONTACT_BLOCK, FAQ_PAGE] }

type Entry = CmsPageQueryQuery['cmsPageList'][number]
/** What the store's editors wrote: themes in the shop's order, without those that hold no question. */
export type FaqContent = { themes: Theme[]; contact: Entry | undefined; page: Entry | undefined }

export async function loadFaq({ queryClient }: LoadContext): Promise<LoadResult> {
  await fetchOperation(queryClient, CmsPageQuery, variables)
  return {}
}

/** Undefined while it loads; throws what failed, for the section's own error screen. */
export function useFaq(): FaqContent | undefined {
  const { data, error } = useOperation(CmsPageQuery, variables)
  if (error && !data) throw error
  return data && contentOf(data.cmsPageList)
}

function contentOf(entries: readonly Entry[]): FaqContent {
  const byName = new Map(entries.map((entry) => [entry.identifier, entry]))
  const taken = new Set<string>()
  return {
    themes: FAQ_BLOCKS.flatMap((identifier) => {
      const block = byName.get(identifier)
      return block ? readTheme(block, taken) : []
    }).filter(({ questions }) => questions.length > 0),
    contact: byName.get(FAQ_CONTACT_BLOCK),
    page: byName.get(FAQ_PAGE),
  }
}
