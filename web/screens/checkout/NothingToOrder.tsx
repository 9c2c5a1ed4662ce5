import { useEffect } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { CheckoutLoading } from './CheckoutLoading.tsx'
import { GoTo } from './GoTo.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

/**
 * The cart is empty. Whoever comes back from the payment provider's page, or reloads while the order is placed, is led to that order;
 * everybody else to the cart, which says the same.
 */
export function NothingToOrder() {
  const t = useTranslate()
  const announce = useAnnounce()
  const { data: order, isFetchedAfterMount: isKnown } = usePlacedOrder()
  const isOpen = order ? order.state !== 'ACCEPTED' || !order.isAcknowledged : false
  useEffect(() => {
    if (isKnown && !isOpen) announce(t('checkout.nothing'))
  }, [isKnown, isOpen, announce, t])

  if (!isKnown) return <CheckoutLoading />
  return <GoTo path={isOpen ? '/checkout/success' : '/cart'} />
}
