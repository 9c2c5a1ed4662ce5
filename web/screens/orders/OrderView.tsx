import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { LineOptions } from '../cart/LineOptions.tsx'
import { withdrawalPath } from '../withdrawal/withdrawal-path.ts'
import type { OrderViewFragment, OrderViewItemFragment, OrderViewShipmentFragment } from './order-view.generated.ts'
import { OrderTotals } from './OrderTotals.tsx'
import styles from './OrderView.module.css'

const STATES = ['Shipped', 'Canceled', 'Refunded'] as const

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

/** The parcels of an order, each with what is in it and the carrier's page. */
function OrderShipments({ shipments }: { shipments: readonly OrderViewShipmentFragment[] }) {
  const t = useTranslate()
  const { number: format } = useFormat()
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('orders.shipments')}</h2>
      <ul className={styles.shipments}>
        {shipments.map(({ id, number, tracking }) => (
          <li key={id} className={styles.shipment}>
            <Icon name="truck" className={styles.truck} />
            <div>
              <p className={styles.name}>{t('orders.shipment', { number })}</p>
              {tracking.length === 0 && <p className={styles.detail}>{t('orders.noTracking')}</p>}
              {tracking.map(({ trackingId, name, url, items }) => (
                <div key={trackingId}>
                  <p>
                    {name}
                    {trackingId && ' · '}
                    {trackingId && (url ? <Link href={url}>{t('orders.track', { trackingId })}</Link> : trackingId)}
                  </p>
                  {items.length > 0 && (
                    <p className={styles.detail}>
                      {items.map((item) => `${format(item.qty)}\u00a0×\u00a0${item.name}`).join(', ')}
                    </p>
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was ordered, and what became of each line. */
function OrderLines({ items }: { items: readonly OrderViewItemFragment[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <OrderLine key={item.id} item={item} />
      ))}
    </ul>
  )
}

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
