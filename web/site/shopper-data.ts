import type { QueryClient } from '@tanstack/react-query'
import type { Operation } from '../../schema/operation.ts'
import { onceHydrated } from '../api/query-client.ts'
import { operationQuery } from '../api/use-operation.ts'
import type { LoadedQuery } from '../page-state.ts'
import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import { Cart } from '../screens/cart/cart.generated.ts'
import { followCart } from '../screens/cart/use-cart.ts'
import { Me } from '../screens/customer/me.generated.ts'
import { followMe } from '../screens/customer/use-me.ts'
import { Shop } from './shop.generated.ts'
import { Shopper, type ShopperQuery, type ShopperQueryVariables } from './shopper.generated.ts'

/**
 * Requests the shopper's data for all parts of a page at once: cart, person and wishlist. If the joint request fails, each is requested separately:
 * an unreadable wishlist must not hide the cart.
 */
export function requestShopperData(queryClient: QueryClient, execute: Execute, visitor: ShopperQueryVariables) {
  const response = execute(Shopper, visitor)
  // Guests have no wishlist in the store.
  const wishing = visitor.wishes && visitor.isSignedIn ? import('../screens/wishlist/use-wishlist.ts') : undefined
  followCart(queryClient)
  if (visitor.isSignedIn) followMe(queryClient)
  return {
    cart: () => part(({ cart }) => ({ cart }), Cart),
    person: () => part(personIn, Me),
  }

  function part<Result>(
    of: (shopper: ShopperQuery) => Result | Promise<Result>,
    operation: Operation<Result, Record<string, never>>,
  ) {
    return response.then(of, (error: unknown) => {
      const isPartial = error instanceof GraphqlFailure && error.kind === 'graphql' && !error.isMaintenance
      if (isPartial) return execute(operation, {})
      throw error
    })
  }

  async function personIn({ me }: ShopperQuery) {
    if (!me) throw new Error('The response has no person')
    const { wishlist, ...person } = me
    // Set before the person is known, so that no heart requests the list. Without its code no heart shows, so the list is not needed.
    const wishes = await wishing?.catch(() => undefined)
    if (wishes && wishlist !== undefined)
      queryClient.setQueryData(wishes.wishlistQuery(me.id).queryKey, { me: { id: me.id, wishlist } })
    return { me: person }
  }
}

/** Requests the page's data again, in the currency and with the prices of its shopper. On a failure, the old data stays. */
export function requestOwnPrices(queryClient: QueryClient, execute: Execute, queries: readonly LoadedQuery[]): void {
  const priced = queries.flatMap(([queryKey, , sha256]) => (sha256 ? [{ queryKey, sha256 }] : []))
  const all = [...priced, { queryKey: operationQuery(Shop, {}).queryKey, sha256: Shop.sha256 }]
  for (const { queryKey, sha256 } of all) {
    const [name, variables] = queryKey as [string, object]
    const ask = () => execute({ name, kind: 'query', sha256, text: '' }, variables)
    void queryClient.prefetchQuery({ queryKey, staleTime: 0, queryFn: () => ask().then(onceHydrated) })
  }
}
