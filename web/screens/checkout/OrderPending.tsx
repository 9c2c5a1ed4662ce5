import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { OrderItems } from './OrderItems.tsx'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
import styles from './SuccessScreen.module.css'

type OrderPendingProps = {
  order: PlacedOrderFragment
  /** Whether the page has given up looking by itself. */
  isLate: boolean
  onLookAgain: () => void
  isLooking: boolean
}

/** The payment is not decided: it may be going on elsewhere, or was never finished. */
export function OrderPending({ order, isLate, onLookAgain, isLooking }: OrderPendingProps) {
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
