import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { LineOptions } from '../cart/LineOptions.tsx'
import type { OrderViewItemFragment } from './order-view.generated.ts'
import styles from './OrderView.module.css'

/** What was ordered, and what became of each line. */
export function OrderLines({ items }: { items: readonly OrderViewItemFragment[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <OrderLine key={item.id} item={item} />
      ))}
    </ul>
  )
}

const STATES = ['Shipped', 'Canceled', 'Refunded'] as const

function OrderLine({ item }: { item: OrderViewItemFragment }) {
  const t = useTranslate()
  const { money, number } = useFormat()
  const { name, path, sku, options, qtyOrdered, price, rowTotal } = item
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <p className={styles.name}>
          {number(qtyOrdered)} ×{' '}
          {path ? (
            <Link href={path} preload={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <LineOptions options={options} />
        <p className={styles.detail}>
          {t('orders.sku', { sku })}
          {qtyOrdered !== 1 && ` · ${t('cart.unitPrice', { price: money(price.value) })}`}
        </p>
        {STATES.map((state) => {
          const count = item[`qty${state}`]
          return (
            count > 0 && (
              <p key={state} className={styles.detail}>
                {t(`orders.qty${state}`, { count })}
              </p>
            )
          )
        })}
      </div>
      <Price value={rowTotal.value} className={styles.amount} />
    </li>
  )
}
