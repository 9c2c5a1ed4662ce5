import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import type { ReturnCardFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

/** The returns of an order with their state and lines. */
export function ReturnList({ returns }: { returns: readonly ReturnCardFragment[] }) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <ul className={styles.list}>
      {returns.map(({ id, number, createdAt, statusLabel, items }) => (
        <li key={id}>
          <p className={styles.head}>
            <strong>{t('returns.heading', { number })}</strong>
            <time dateTime={createdAt}>{date(createdAt)}</time>
            <span className={styles.status}>{statusLabel}</span>
          </p>
          <ReturnedItems items={items} />
        </li>
      ))}
    </ul>
  )
}

export function ReturnedItems({ items }: Pick<ReturnCardFragment, 'items'>) {
  const { number } = useFormat()
  return (
    <ul className={styles.items}>
      {items.map(({ sku, name, quantity }, index) => (
        <li key={`${sku}-${index}`}>
          {number(quantity)} × {name}
        </li>
      ))}
    </ul>
  )
}
