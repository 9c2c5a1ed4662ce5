import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { DeliveryPrice } from '../cart/DeliveryPrice.tsx'
import type { OrderViewTotalsFragment } from './order-view.generated.ts'
import styles from './OrderView.module.css'

/** What an order, an invoice or a refund comes to, tax included. Nothing is added up here. */
export function OrderTotals({ totals, isDelivered }: { totals: OrderViewTotalsFragment; isDelivered: boolean }) {
  const t = useTranslate()
  const { money } = useFormat()
  const { subtotal, shippingAmount, discount, paidOtherwise, taxAmount, grandTotal } = totals
  const reduction = discount.priceInclTax.value
  return (
    <dl className={styles.totals}>
      <Row label={t('cart.subtotal')}>{money(subtotal.priceInclTax.value)}</Row>
      {reduction.amount !== 0 && (
        <Row label={t('orders.discount')}>{money({ ...reduction, amount: -Math.abs(reduction.amount) })}</Row>
      )}
      {isDelivered && (
        <Row label={t('cart.shipping')}>
          <DeliveryPrice value={shippingAmount.priceInclTax.value} />
        </Row>
      )}
      {paidOtherwise && (
        <Row label={t('orders.paidOtherwise')}>
          {money({ ...paidOtherwise.value, amount: -paidOtherwise.value.amount })}
        </Row>
      )}
      <Row label={t('cart.total')} className={styles.total}>
        {money(grandTotal.priceInclTax.value)}
      </Row>
      <Row label={t('cart.includedTax')} className={styles.tax}>
        {money(taxAmount.priceInclTax.value)}
      </Row>
    </dl>
  )
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
    </div>
  )
}
