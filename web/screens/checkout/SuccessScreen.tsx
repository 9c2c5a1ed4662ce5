import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { cartQuery } from '../cart/cart-query.ts'
import { CheckoutLoading } from './CheckoutLoading.tsx'
import { CheckoutUnreadable } from './CheckoutUnreadable.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { prefetchFooterBlocks } from './footer-blocks.ts'
import { OrderAccepted } from './OrderAccepted.tsx'
import { OrderItems } from './OrderItems.tsx'
import { outcomeIn, OutcomeOnly } from './OutcomeOnly.tsx'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
import { stepPath } from './steps.ts'
import styles from './SuccessScreen.module.css'
import { checkoutQuery } from './use-checkout.ts'
import { usePlacedOrder } from './use-placed-order.ts'

/** How long the page looks by itself for the answer of a bank, in ms. */
const PATIENCE = 2 * 60_000

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchFooterBlocks(queryClient)
  return {}
}

/** `/checkout/success`: what became of the order, paid or not. */
export default function SuccessScreen() {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const [isLate, setLate] = useState(false)
  const { data: order, error, refetch, isFetching } = usePlacedOrder({ follows: !isLate })
  const state = order?.state

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  // What was ordered is no cart any more; what was not paid is one again.
  useEffect(() => {
    if (!state) return
    queryClient.removeQueries({ queryKey: checkoutQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
  }, [state, queryClient])

  const lookAgain = () => void refetch()
  const elsewhere = outcomeIn(useSearch())
  const content = () => {
    if (elsewhere) return <OutcomeOnly outcome={elsewhere} />
    if (order) return <Outcome order={order} isLate={isLate} onLookAgain={lookAgain} isLooking={isFetching} />
    if (error) return <CheckoutUnreadable error={error} onRetry={lookAgain} isRetrying={isFetching} />
    return order === null && !isFetching ? <OrderMissing /> : <CheckoutLoading />
  }
  return (
    <Container width="text" className={styles.screen}>
      <PageHead title={t('checkout.success.title')} robots="noindex" />
      {content()}
    </Container>
  )
}

type OutcomeProps = { order: PlacedOrderFragment; isLate: boolean; onLookAgain: () => void; isLooking: boolean }

function Outcome({ order, ...pending }: OutcomeProps) {
  switch (order.state) {
    case 'ACCEPTED':
      return <OrderAccepted order={order} />
    case 'PENDING':
      return <OrderPending order={order} {...pending} />
    case 'REFUSED':
    case 'CANCELED':
      return <OrderUnpaid state={order.state} />
  }
}

function OrderMissing() {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('checkout.success.none')}</h1>
        <p>{t('checkout.success.noneText')}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink href="/">{t('cart.backHome')}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('cart.view')}
        </ButtonLink>
      </p>
      <ContactLinks />
    </>
  )
}

/** Nothing was paid: the cart is there again, and the other ways to pay are one press away. */
function OrderUnpaid({ state }: { state: 'REFUSED' | 'CANCELED' }) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {t(state === 'REFUSED' ? 'checkout.success.refused' : 'checkout.success.canceled')}
        </h1>
      </div>
      <Alert kind="warning">{t('checkout.success.notCharged')}</Alert>
      <p className={styles.actions}>
        <ButtonLink href={stepPath('payment')}>{t('checkout.success.payAgain')}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('checkout.backToCart')}
        </ButtonLink>
      </p>
      <ContactLinks />
    </>
  )
}

type OrderPendingProps = {
  order: PlacedOrderFragment
  /** Whether the page has given up looking by itself. */
  isLate: boolean
  onLookAgain: () => void
  isLooking: boolean
}

/** The payment is not decided: it may be going on elsewhere, or was never finished. */
function OrderPending({ order, isLate, onLookAgain, isLooking }: OrderPendingProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('checkout.success.pending')}</h1>
        <p className={styles.number}>{t('checkout.success.number', { number: order.number })}</p>
      </div>
      <Alert kind="info">{t(isLate ? 'checkout.success.stillPending' : 'checkout.success.pendingText')}</Alert>
      <p className={styles.actions}>
        {order.redirectUrl && (
          <Button onClick={() => location.assign(order.redirectUrl ?? '')}>{t('checkout.success.payNow')}</Button>
        )}
        {isLate && (
          <Button variant="secondary" busy={isLooking} onClick={onLookAgain}>
            {t('checkout.success.checkAgain')}
          </Button>
        )}
      </p>
      <OrderItems order={order} />
    </>
  )
}
