import { operationQuery, type PageClient, useOperation } from '../../api/use-operation.ts'
import { CmsPageQuery } from './cms-pages.generated.ts'

/** The page or block with an identifier; `data` is null where the store has none. */
export function useCmsPage(identifier: string) {
  const { data, ...query } = useOperation(CmsPageQuery, { identifiers: [identifier] })
  return { ...query, data: data && (data.cmsPageList[0] ?? null) }
}

/** Prefetches an optional page or block: on an error it is not shown. */
export function prefetchCmsPage(queryClient: PageClient, identifier: string): Promise<void> {
  return queryClient.prefetchQuery(operationQuery(CmsPageQuery, { identifiers: [identifier] }))
}
