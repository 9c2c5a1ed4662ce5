import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { Money } from '../../site/use-format.ts'
import type { CartContentsFragment } from './cart.generated.ts'
import styles from './CartTotals.module.css'
import { DeliveryPrice, Price } from '../../ui/Price.tsx'

type CartTotalsProps = {
  cart: CartContentsFragment
  /** Store credit that lowers the total. */
  credit?: Money | undefined
}

/**
 * Subtotal, discounts, delivery once chosen, store credit, total and included tax, as the store computed them. A single tax is
 * shown without its name, which is often technical.
 */
export function CartTotals({ cart: { totals, isShippable }, credit }: CartTotalsProps) {
  const t = useTranslate()
  return (
    <dl className={styles.totals}>
      <Row label={t('cart.subtotal')} value={<Price value={totals.subtotalInclTax.value} />} />
      {totals.discounts.map(({ label, price: { value } }) => (
        <Row
          key={label}
          label={label}
          value={<Price value={{ ...value, amount: -Math.abs(value.amount) }} />}
          className={styles.discount}
        />
      ))}
      {totals.shipping ? (
        <Row label={t('cart.shipping')} value={<DeliveryPrice value={totals.shipping.priceInclTax.value} />} />
      ) : (
        isShippable && <Row label={t('cart.shipping')} value={t('cart.shippingLater')} className={styles.quiet} />
      )}
      {!!credit?.amount && (
        <Row
          label={t('checkout.credit.deducted')}
          value={<Price value={{ ...credit, amount: -credit.amount }} />}
          className={styles.discount}
        />
      )}
      <Row label={t('cart.total')} value={<Price value={totals.totalInclTax.value} />} className={styles.total} />
      {totals.taxes.map(({ label, price }) => (
        <Row
          key={label}
          label={totals.taxes.length === 1 ? t('cart.includedTax') : t('cart.includedTaxOf', { label })}
          value={<Price value={price.value} />}
          className={styles.quiet}
        />
      ))}
    </dl>
  )
}

function Row({ label, value, className }: { label: string; value: ReactNode; className?: string }) {
  return (
    <div className={`${styles.row} ${className ?? ''}`}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
