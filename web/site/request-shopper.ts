import type { QueryClient } from '@tanstack/react-query'
import type { Execute } from '../../schema/page.ts'
import { transportCode } from '../api/lazy-transport.ts'
import { PERSON, readPresence } from '../api/presence.ts'
import type { LoadedQuery } from '../page-state.ts'

/** Key of `cartQuery`, here so that its code need not be loaded. */
const CART = ['Cart', {}] as const

let pricesOf: 'customer' | 'guest' | undefined

/** Returns whose prices this page has requested on load, if they differ from those of the public page. */
export const requestedPricesOf = () => pricesOf

/**
 * Requests the shopper's own data as soon as a page loads, if the presence cookie says that there are any: one request, while the rest of the code
 * loads. Parts of the page find these queries pending. The shopper's own prices are part of this request. For a visitor without session and cart,
 * nothing is requested and no code for it is loaded.
 */
export function requestShopper(
  queryClient: QueryClient,
  executes: { alone: Execute; together: Execute },
  { presence: name, wishes, queries }: { presence: string; wishes: boolean; queries: readonly LoadedQuery[] },
): void {
  const { isSignedIn, items, hasOwnPrices } = readPresence(name)
  const isKnown = !isSignedIn && items === 0
  if (isKnown && !hasOwnPrices) return
  if (hasOwnPrices) pricesOf = isSignedIn ? 'customer' : 'guest'
  const execute = hasOwnPrices ? executes.together : executes.alone
  const loading = import('./shopper-data.ts')
  // In parallel: the first request would load it only afterwards.
  void transportCode.load().catch(() => {})
  if (hasOwnPrices)
    void loading.then(({ requestOwnPrices }) => requestOwnPrices(queryClient, execute, queries)).catch(() => {})
  if (isKnown) return
  const shopper = loading.then(({ requestShopperData }) =>
    requestShopperData(queryClient, execute, { isSignedIn, wishes }),
  )
  void queryClient.prefetchQuery({ queryKey: CART, queryFn: () => shopper.then(({ cart }) => cart()) })
  if (isSignedIn) {
    void queryClient.prefetchQuery({ queryKey: PERSON, queryFn: () => shopper.then(({ person }) => person()) })
  }
}
