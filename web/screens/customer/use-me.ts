import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import { readAgain } from '../../api/read-again.ts'
import { subscribeOnce } from '../../api/subscribe-once.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { ownName } from '../../site/site.ts'
import { broadcast } from '../cart/cart-channel.ts'
import { cartQuery } from '../cart/use-cart.ts'
import { useHydrated } from '../../hydration.tsx'
import { Me, type MeFragment } from './me.generated.ts'

const NAME = 'customer'

let channel: BroadcastChannel | undefined

export const meQuery = operationQuery(Me, {})

/** Age in ms after which a return to the tab fetches again: Magento ends a session without notice. */
const STALE_TIME = 5 * 60_000

/** Somebody who has not signed in. */
const GUEST: MeFragment = {
  id: null,
  email: null,
  firstname: null,
  lastname: null,
  hasExpired: false,
  hasOwnPrices: false,
}

/**
 * The current customer; a guest has no id. For parts of public pages: where the page's cookie speaks of nobody, there is a guest, and nothing
 * is requested.
 */
export function useVisitor() {
  const isSignedIn = useSignedIn()
  const found = useMe(isSignedIn === true)
  return { ...found, data: isSignedIn === false ? (found.data ?? GUEST) : found.data }
}

/**
 * As `useVisitor`, but always requested, for screens that are about the customer. Pages are public, so only the browser fetches it, after hydration.
 */
export function useMe(asks = true) {
  const queryClient = useQueryClient()
  const isHydrated = useHydrated()
  useEffect(() => (asks ? followMe(queryClient) : undefined), [queryClient, asks])
  return useQuery({
    ...meQuery,
    enabled: isHydrated && asks,
    staleTime: STALE_TIME,
    refetchOnWindowFocus: true,
    // A part that hydrates late must first render as the server did, even when the response is cached.
    select: ({ me }): MeFragment | undefined => (isHydrated ? me : undefined),
  })
}

/** Tells the shopper's other tabs that the customer has changed. */
export function announceIdentity(): void {
  broadcast(channel, NAME)
}

/** Fetches the customer again when another tab signs in or out and when the page returns from the back/forward cache. Returns a stop function. */
export const followMe = subscribeOnce((queryClient) => {
  const refetch = () => void refetchForCustomer(queryClient)
  const connect = () => {
    channel = new BroadcastChannel(ownName(NAME))
    channel.addEventListener('message', refetch)
  }
  // An open channel may keep the page out of the back/forward cache.
  const leave = () => {
    channel?.close()
    channel = undefined
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    leave()
    connect()
    refetch()
  }
  connect()
  const stopLooking = onOtherCart(queryClient, refetch)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  return () => {
    leave()
    stopLooking()
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
})

/** Refetches everything on the page when the customer has changed. */
async function refetchForCustomer(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(meQuery.queryKey)?.me.id ?? null
  await queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  const after = queryClient.getQueryData(meQuery.queryKey)?.me.id ?? null
  if (before === after) return
  // Not the customer itself: the server reports an expired session once.
  const [who] = meQuery.queryKey
  await readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] !== who })
}

/** Another cart id may mean that the session has expired: Magento then treats the customer as a guest without an error. */
function onOtherCart(queryClient: QueryClient, onOther: () => void): () => void {
  const idNow = () => queryClient.getQueryData(cartQuery.queryKey)?.cart.id
  let known = idNow()
  return queryClient.getQueryCache().subscribe(({ type }) => {
    const now = type === 'updated' ? idNow() : undefined
    if (now === undefined || now === known) return
    const isFirst = known === undefined
    known = now
    if (!isFirst && queryClient.getQueryData(meQuery.queryKey)?.me.id) onOther()
  })
}
