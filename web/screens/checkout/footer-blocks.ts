import type { QueryClient } from '@tanstack/react-query'
import { operationQuery, useOperation } from '../../api/use-operation.ts'
import { CHECKOUT_FOOTER_BLOCKS } from '../../site/blocks.ts'
import { ShellBlocks } from '../../shell/shell-blocks.generated.ts'

const variables = { identifiers: [...CHECKOUT_FOOTER_BLOCKS] }

/** The blocks of the checkout's footer that the store has, in their order. */
export function useFooterBlocks() {
  const { data } = useOperation(ShellBlocks, variables)
  const found = data?.cmsPageList ?? []
  return CHECKOUT_FOOTER_BLOCKS.flatMap((wanted) => found.filter(({ identifier }) => identifier === wanted))
}

/** Fetches them on the server: each screen of the checkout does, for its layout. An order can do without them. */
export function prefetchFooterBlocks(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery(operationQuery(ShellBlocks, variables))
}
