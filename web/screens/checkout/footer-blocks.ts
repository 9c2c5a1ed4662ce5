import { operationQuery, type PageClient, useOperation } from '../../api/use-operation.ts'
import { CHECKOUT_FOOTER_BLOCKS } from '../../site/blocks.ts'
import { ShellBlocks } from '../../shell/shell-blocks.generated.ts'

const variables = { identifiers: [...CHECKOUT_FOOTER_BLOCKS] }

/** The checkout's footer blocks that the store has, in their order. */
export function useFooterBlocks() {
  const { data } = useOperation(ShellBlocks, variables)
  const found = data?.cmsPageList ?? []
  return CHECKOUT_FOOTER_BLOCKS.flatMap((wanted) => found.filter(({ identifier }) => identifier === wanted))
}

/** Prefetches them on the server, in each screen's `load`. They are optional. */
export function prefetchFooterBlocks(queryClient: PageClient): Promise<void> {
  return queryClient.prefetchQuery(operationQuery(ShellBlocks, variables))
}
