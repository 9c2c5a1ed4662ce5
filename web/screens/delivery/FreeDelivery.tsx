import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { CartContentsFragment } from '../cart/cart.generated.ts'
import styles from './FreeDelivery.module.css'

/** What a cart lacks for free delivery. The bar repeats the sentence, so it is hidden from screen readers. */
export function FreeDelivery({ cart: { freeDelivery, totals } }: { cart: CartContentsFragment }) {
  const t = useTranslate()
  const { money } = useFormat()
  if (!freeDelivery) return null
  const { from, missing } = freeDelivery
  const isReached = missing.value.amount === 0
  return (
    <div className={isReached ? `${styles.free} ${styles.reached}` : styles.free}>
      <p className={styles.text}>
        {isReached
          ? t(totals.shipping ? 'delivery.free' : 'delivery.reached')
          : t('delivery.missing', { amount: money(missing.value) })}
      </p>
      <progress
        className={styles.bar}
        max={from.value.amount}
        value={from.value.amount - missing.value.amount}
        aria-hidden="true"
      />
    </div>
  )
}
