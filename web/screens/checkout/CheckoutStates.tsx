import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { useRoutes } from '../../routes-context.ts'
import { useSite } from '../../site/site.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Unreadable } from '../../ui/Alert.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useHydrated } from '../../hydration.tsx'
import { noteForCart } from '../cart/cart-notes.ts'
import type { MeFragment } from '../customer/me.generated.ts'
import { meQuery } from '../customer/use-me.ts'
import styles from './CheckoutScreen.module.css'
import { ContactLinks } from '../contact/ContactWays.tsx'
import type { CheckoutContentProps } from './CheckoutContent.tsx'
import { outcomeIn, OutcomeOnly } from './NoOrder.tsx'
import { usePlacedOrder } from './use-checkout.ts'

/** The code of the steps is separate, so that shoppers who must sign in first do not wait for it. */
export const CheckoutContent = lazy<CheckoutContentProps>(() => import('./CheckoutContent.tsx'))

let hasCode = false

/** Loads the code of the steps. A failure shows when they are rendered. */
export async function loadSteps(): Promise<void> {
  try {
    await CheckoutContent.preload()
    hasCode = true
  } catch {
    // The next one who needs it tries again.
  }
}

/** Loads the code of the steps once it is wanted, and returns whether it has loaded: a boundary would show its fallback for longer. */
export function useStepsCode(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(hasCode)
  useEffect(() => {
    if (isWanted) void loadSteps().then(() => setThere(true))
  }, [isWanted])
  return isThere
}

/** The skeleton of the checkout, with a message for browsers without JavaScript. */
export function CheckoutLoading() {
  const t = useTranslate()
  return (
    <>
      <h1>{t('checkout.title')}</h1>
      <noscript>
        <p>{t('checkout.needsScript')}</p>
        <ContactLinks />
      </noscript>
      <div className={styles.loading} data-loading="">
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

/** The checkout could not be fetched: the shopper can try again. */
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

/** Returns a function that loads code and texts of another page of the shop. Without them its whole layout would be replaced for a moment. */
export function useLoadPage() {
  const { language } = useMessages()
  const { extensionsOff } = useSite()
  const { findRoute, preloadRoute } = useRoutes()
  return useCallback(
    async (path: string) => {
      const [pathname = ''] = path.split('?')
      // A failure shows when the page is opened.
      await preloadRoute(findRoute(pathname, extensionsOff).route, language).catch(() => {})
    },
    [language, extensionsOff, findRoute, preloadRoute],
  )
}

/** Redirects and replaces the entry in the history: Back does not return here. */
export function GoTo({ path }: { path: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(path, { replace: true }), [navigate, path])
  return null
}

/** Redirects to another screen once its code and data are loaded. Until then the skeleton keeps the space. */
export function RedirectWhenLoaded({ to }: { to: string }) {
  const loadPage = useLoadPage()
  const [isReady, setReady] = useState(false)
  useEffect(() => void loadPage(to).then(() => setReady(true)), [loadPage, to])
  return (
    <>
      {isReady && <GoTo path={to} />}
      <CheckoutLoading />
    </>
  )
}

/**
 * The cart is empty. Redirects to the order after a return from the payment provider or a reload while it is placed; to the
 * sign-in when the session has expired; else to the cart, which says why. With the payment address of another browser it shows the outcome.
 */
export function NothingToOrder() {
  const t = useTranslate()
  const { data: order, isFetchedAfterMount: isKnown } = usePlacedOrder()
  const me = useFreshMe()
  const isOpen = order ? order.state !== 'ACCEPTED' || !order.isAcknowledged : false
  const hasExpired = me.data?.hasExpired ?? false
  const isReady = isKnown && (hasExpired || me.isFetchedAfterMount)
  const outcome = outcomeIn(useSearch())
  const isEmpty = isReady && !isOpen && !hasExpired && !outcome
  useEffect(() => {
    if (isEmpty) noteForCart([t('checkout.nothing')])
  }, [isEmpty, t])

  if (!isReady) return <CheckoutLoading />
  if (outcome && !isOpen && !hasExpired) return <OutcomeOnly outcome={outcome} />
  return <RedirectWhenLoaded to={isOpen ? '/checkout/success' : hasExpired ? '/checkout/login' : '/cart'} />
}

/** The customer, always refetched: Magento ends a session without notice. The server reports that once, so then nothing is fetched. */
function useFreshMe() {
  const isHydrated = useHydrated()
  return useQuery({
    ...meQuery,
    enabled: isHydrated,
    staleTime: ({ state }) => (state.data?.me.hasExpired ? Infinity : 0),
    select: ({ me }): MeFragment | undefined => (isHydrated ? me : undefined),
  })
}
