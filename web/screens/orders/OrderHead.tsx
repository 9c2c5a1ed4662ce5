import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { OrderViewFragment } from './order-view.generated.ts'
import styles from './OrderView.module.css'

/** Number, day and status: the title of a page that shows one order. */
export function OrderHead({ order }: { order: Pick<OrderViewFragment, 'number' | 'createdAt' | 'statusLabel'> }) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('orders.heading', { number: order.number })}</h1>
      <p className={styles.when}>
        {t('orders.placedOn')} <time dateTime={order.createdAt}>{date(order.createdAt)}</time>
      </p>
      <p className={styles.status}>{order.statusLabel}</p>
    </div>
  )
}
