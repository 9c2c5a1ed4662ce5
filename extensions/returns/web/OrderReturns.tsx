import { fieldsOf, orders, type SlotProps, ui, useFormat, useTranslate } from 'musette/web'
import { ReturnedItems } from './ReturnedItems.tsx'
import { ReturnStatus } from './ReturnStatus.tsx'
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
        {returns.map((one) => (
          <li key={one.id}>
            <p className={styles.head}>
              <ui.Link href={`/user/returns/${one.id}`}>{t('returns.heading', { number: one.number })}</ui.Link>
              <time dateTime={one.createdAt}>{date(one.createdAt)}</time>
              <ReturnStatus of={one} />
            </p>
            <ReturnedItems items={one.items} />
          </li>
        ))}
      </ul>
    </section>
  )
}
