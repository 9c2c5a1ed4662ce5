import { fieldsOf, orders, type SlotProps, ui, useFormat, useTranslate } from 'musette/web'
import { ReturnedItems } from './ReturnedItems.tsx'
import type { ReturnsOfOrderFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

/** The returns of an order with their state and lines. */
export default function OrderReturns({ order }: SlotProps['OrderSection']) {
  const t = useTranslate()
  const { date } = useFormat()
  const { returns = [] } = fieldsOf<Partial<ReturnsOfOrderFragment>>(order)
  if (returns.length === 0) return null
  return (
    <section className={orders.orderStyles.card}>
      <h2>{t('returns.section')}</h2>
      <ul className={styles.list}>
        {returns.map(({ id, number, createdAt, statusLabel, items }) => (
          <li key={id}>
            <p className={styles.head}>
              <ui.Link href={`/user/returns/${id}`}>{t('returns.heading', { number })}</ui.Link>
              <time dateTime={createdAt}>{date(createdAt)}</time>
              <span className={styles.status}>{statusLabel}</span>
            </p>
            <ReturnedItems items={items} />
          </li>
        ))}
      </ul>
    </section>
  )
}
