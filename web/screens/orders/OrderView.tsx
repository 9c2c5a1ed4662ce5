import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { withdrawalPath } from '../withdrawal/withdrawal-path.ts'
import type { OrderViewFragment } from './order-view.generated.ts'
import styles from './OrderView.module.css'
import { OrderLines } from './OrderLines.tsx'
import { OrderShipments } from './OrderShipments.tsx'
import { OrderTotals } from './OrderTotals.tsx'

type OrderViewProps = {
  order: OrderViewFragment
  /** Further sections, for example invoices: what only an account has. */
  children?: ReactNode
}

/** Everything of an order but its title: parcels, lines, totals, where it goes and how it is paid, and the way out of the contract. */
export function OrderView({ order, children }: OrderViewProps) {
  const t = useTranslate()
  const { number, items, totals, shipments, shippingAddress, billingAddress, shippingMethod, payments } = order
  return (
    <div className={styles.order}>
      {shipments.length > 0 && <OrderShipments shipments={shipments} />}
      <section className={styles.card}>
        <h2 className={styles.subtitle}>{t('orders.items')}</h2>
        <OrderLines items={items} />
        <OrderTotals totals={totals} isDelivered={shippingAddress !== null} />
      </section>
      <div className={styles.places}>
        {shippingAddress && (
          <section>
            <h2 className={styles.subtitle}>{t('orders.shippingAddress')}</h2>
            <AddressText of={shippingAddress} />
            {shippingMethod && <p className={styles.how}>{shippingMethod}</p>}
          </section>
        )}
        {billingAddress && (
          <section>
            <h2 className={styles.subtitle}>{t('orders.billingAddress')}</h2>
            <AddressText of={billingAddress} />
          </section>
        )}
        {payments.length > 0 && (
          <section>
            <h2 className={styles.subtitle}>{t('orders.payment')}</h2>
            {payments.map(({ code, title }) => (
              <p key={code}>{title}</p>
            ))}
          </section>
        )}
      </div>
      {children}
      <p className={styles.withdrawal}>
        {t('orders.changedMind')} <Link href={withdrawalPath(number)}>{t('orders.withdraw')}</Link>
      </p>
    </div>
  )
}
