import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Unreadable } from '../../ui/Alert.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useHydrated } from '../cart/use-hydrated.ts'
import type { MeFragment } from '../customer/me.generated.ts'
import { meQuery } from '../customer/use-me.ts'
import styles from './CheckoutScreen.module.css'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { outcomeIn, OutcomeOnly } from './PaymentOutcome.tsx'
import { usePlacedOrder } from './use-checkout.ts'

/** The order before it is there; without JavaScript it never will be, and says so. */
export function CheckoutLoading() {
  const t = useTranslate()
  return (
    <>
      <h1>{t('checkout.title')}</h1>
      <noscript>
        <p>{t('checkout.needsScript')}</p>
      </noscript>
      <div className={styles.loading}>
        <VisuallyHidden>
          <output>{t('ui.loading')}</output>
        </VisuallyHidden>
        <div className={styles.columns} aria-hidden="true">
          <div className={styles.skeleton}>
            <Skeleton shape="control" />
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="control" />
          </div>
          <div className={styles.skeletonRecap}>
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </div>
        </div>
      </div>
    </>
  )
}

type CheckoutUnreadableProps = { error: Error; onRetry: () => void; isRetrying: boolean }

/** The order could not be read: nothing of it is lost, so the shopper may try again. */
export function CheckoutUnreadable(read: CheckoutUnreadableProps) {
  const t = useTranslate()
  return (
    <>
      <h1>{t('checkout.title')}</h1>
      <Unreadable message="checkout.unreadable" {...read} />
      <ContactLinks />
    </>
  )
}

/** Leads elsewhere in place of the current entry of the history: Back does not return here. */
export function GoTo({ path }: { path: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(path, { replace: true }), [navigate, path])
  return null
}

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
