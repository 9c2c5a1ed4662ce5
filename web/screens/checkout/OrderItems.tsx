import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { DeliveryPrice, Price } from '../../ui/Price.tsx'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
import styles from './SuccessScreen.module.css'

/** Lines and totals of the placed order. */
export function OrderItems({ order: { items, shipping, discount, tax, total } }: { order: PlacedOrderFragment }) {
  const t = useTranslate()
  const { money, number } = useFormat()
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('checkout.success.bought')}</h2>
      <ul className={styles.items}>
        {items.map(({ sku, name, qty, price }, index) => (
          <li key={`${sku}-${index}`} className={styles.item}>
            <span>
              {number(qty)} × {name}
            </span>
            <span className={styles.amount}>
              {qty === 1 ? money(price.value) : t('cart.unitPrice', { price: money(price.value) })}
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {discount.value.amount > 0 && (
          <div className={styles.item}>
            <dt>{t('checkout.success.discount')}</dt>
            <dd className={styles.amount}>{money({ ...discount.value, amount: -discount.value.amount })}</dd>
          </div>
        )}
        <div className={styles.item}>
          <dt>{t('cart.shipping')}</dt>
          <dd className={styles.amount}>
            <DeliveryPrice value={shipping.value} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd className={styles.amount}>
            <Price value={total.value} />
          </dd>
        </div>
        <div className={styles.tax}>
          <dt>{t('cart.includedTax')}</dt>
          <dd className={styles.amount}>
            <Price value={tax.value} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
