import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { useHydrated } from '../cart/use-hydrated.ts'
import { meQuery } from '../customer/me-query.ts'
import type { MeFragment } from '../customer/me.generated.ts'
import { CheckoutLoading } from './CheckoutLoading.tsx'
import { GoTo } from './GoTo.tsx'
import { outcomeIn, OutcomeOnly } from './OutcomeOnly.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

/**
 * The cart is empty. Whoever comes back from the payment provider's page, or reloads while the order is placed, is led to that order;
 * whose session ended, to where it begins again, and the cart with it; whoever has another browser's payment address hears its outcome;
 * everybody else is led to the cart, which says the same.
 */
export function NothingToOrder() {
  const t = useTranslate()
  const announce = useAnnounce()
  const { data: order, isFetchedAfterMount: isKnown } = usePlacedOrder()
  const me = useFreshMe()
  const isOpen = order ? order.state !== 'ACCEPTED' || !order.isAcknowledged : false
  const hasExpired = me.data?.hasExpired ?? false
  const isReady = isKnown && me.isFetchedAfterMount
  const outcome = outcomeIn(useSearch())
  const isEmpty = isReady && !isOpen && !hasExpired && !outcome
  useEffect(() => {
    if (isEmpty) announce(t('checkout.nothing'))
  }, [isEmpty, announce, t])

  if (!isReady) return <CheckoutLoading />
  if (outcome && !isOpen && !hasExpired) return <OutcomeOnly outcome={outcome} />
  return <GoTo path={isOpen ? '/checkout/success' : hasExpired ? '/checkout/login' : '/cart'} />
}

/** Who is there now, whatever was known: the store ends a session without a word. */
function useFreshMe() {
  const isHydrated = useHydrated()
  return useQuery({
    ...meQuery,
    enabled: isHydrated,
    staleTime: 0,
    select: ({ me }): MeFragment | undefined => (isHydrated ? me : undefined),
  })
}
