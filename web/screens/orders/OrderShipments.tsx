import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import type { OrderViewShipmentFragment } from './order-view.generated.ts'
import styles from './OrderView.module.css'

/** The parcels of an order, each with what is in it and the carrier's page. */
export function OrderShipments({ shipments }: { shipments: readonly OrderViewShipmentFragment[] }) {
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
