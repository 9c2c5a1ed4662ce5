import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { cartQuery } from '../cart/cart-query.ts'
import { CheckoutLoading } from './CheckoutLoading.tsx'
import { CheckoutUnreadable } from './CheckoutUnreadable.tsx'
import { prefetchFooterBlocks } from './footer-blocks.ts'
import { OrderAccepted } from './OrderAccepted.tsx'
import { OrderMissing } from './OrderMissing.tsx'
import { OrderPending } from './OrderPending.tsx'
import { OrderUnpaid } from './OrderUnpaid.tsx'
import { OutcomeOnly, outcomeIn } from './OutcomeOnly.tsx'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
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
