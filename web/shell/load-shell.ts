import { fetchOperation, operationQuery, type PageClient } from '../api/use-operation.ts'
import { SHELL_BLOCKS } from '../site/blocks.ts'
import { Shop as ShopOperation } from '../site/shop.generated.ts'
import type { Shop } from '../site/shop-context.ts'
import { Navigation } from './navigation.generated.ts'
import { ShellBlocks } from './shell-blocks.generated.ts'

/** Loads the layout's data on the server. The shop is required; menu and blocks may be missing. */
export async function loadShell(queryClient: PageClient): Promise<Shop> {
  const [{ shop }] = await Promise.all([
    fetchOperation(queryClient, ShopOperation, {}),
    queryClient.prefetchQuery(operationQuery(Navigation, {})),
    queryClient.prefetchQuery(operationQuery(ShellBlocks, { identifiers: [...SHELL_BLOCKS] })),
  ])
  return shop
}
