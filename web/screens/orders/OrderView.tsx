import type { ReactNode } from 'react'
import { OrderLineExtra } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { DeliveryPrice, FixedTaxes, Price } from '../../ui/Price.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { LineOptions } from '../cart/LineOptions.tsx'
import { withdrawalPath } from '../../site/paths.ts'
import type {
  OrderViewFragment,
  OrderViewItemFragment,
  OrderViewShipmentFragment,
  OrderViewTotalsFragment,
} from './order-view.generated.ts'
import styles from './OrderView.module.css'

const STATES = ['Shipped', 'Canceled', 'Refunded'] as const

type OrderViewProps = {
  order: OrderViewFragment
  /** Further sections that only an account has, for example invoices. */
  children?: ReactNode
}

/** An order without its title: parcels, lines, totals, addresses, payment, and the link to withdraw from the contract. */
export function OrderView({ order, children }: OrderViewProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const { number, items, totals, shipments, shippingAddress, billingAddress, shippingMethod, payments, withdrawnAt } =
    order
  return (
    <div className={styles.order}>
      {isByTransfer(order) && <Alert kind="info">{t('orders.transfer')}</Alert>}
      {order.comments.length > 0 && <OrderComments comments={order.comments} />}
      {shipments.length > 0 && <OrderShipments shipments={shipments} />}
      <section className={styles.card}>
        <h2 className={styles.subtitle}>{t('orders.items')}</h2>
        <OrderLines items={items} />
        <OrderTotals totals={totals} isDelivered={shippingAddress !== null} />
      </section>
      <div className={styles.places}>
        {shippingAddress && (
          <section>
            <h2 className={styles.subtitle}>{t('checkout.shippingAddress')}</h2>
            <AddressText of={shippingAddress} />
            {shippingMethod && <p className={styles.how}>{shippingMethod}</p>}
          </section>
        )}
        {billingAddress && (
          <section>
            <h2 className={styles.subtitle}>{t('checkout.billingAddress')}</h2>
            <AddressText of={billingAddress} />
            {billingAddress.vatNumber && <p>{t('purchases.invoice.vat', { number: billingAddress.vatNumber })}</p>}
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
      {withdrawnAt ? (
        <p className={styles.withdrawal}>{t('orders.withdrawn', { date: date(withdrawnAt) })}</p>
      ) : (
        items.some((line) => line.qtyOrdered > line.qtyCanceled + line.qtyRefunded) && (
          <p className={styles.withdrawal}>
            {t('orders.changedMind')} <Link href={withdrawalPath(number)}>{t('orders.withdraw')}</Link>
          </p>
        )
      )}
    </div>
  )
}

/**
 * An invoice stands for the payment. How to transfer is in the store's mail only: its GraphQL does not return it, nor whether the order is on hold.
 */
function isByTransfer({ payments, invoices, shipments, items }: OrderViewFragment): boolean {
  return (
    payments.some(({ code }) => code === 'banktransfer') &&
    invoices.length + shipments.length === 0 &&
    items.some((line) => line.qtyOrdered > line.qtyCanceled)
  )
}

/** What the merchant wrote about the order. */
function OrderComments({ comments }: Pick<OrderViewFragment, 'comments'>) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('orders.comments')}</h2>
      {comments.map(({ createdAt, text }) => (
        <p key={`${createdAt} ${text}`} className={styles.comment}>
          <time dateTime={createdAt} className={styles.detail}>
            {date(createdAt)}
          </time>{' '}
          {text}
        </p>
      ))}
    </section>
  )
}

/** The parcels of an order, each with its content and the carrier's tracking page. */
function OrderShipments({ shipments }: { shipments: readonly OrderViewShipmentFragment[] }) {
  const t = useTranslate()
  const { number: format } = useFormat()
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('orders.shipments')}</h2>
      <ul className={styles.shipments}>
        {shipments.map(({ id, number, tracking, items, comments }) => (
          <li key={id} className={styles.shipment}>
            <Icon name="truck" className={styles.truck} />
            <div>
              <p className={styles.name}>{t('orders.shipment', { number })}</p>
              {tracking.length === 0 && <p className={styles.detail}>{t('orders.noTracking')}</p>}
              {tracking.map(({ trackingId, name, url }) => (
                <p key={trackingId}>
                  {name}
                  {trackingId && ' ·\u00a0'}
                  {trackingId && (url ? <Link href={url}>{t('orders.track', { trackingId })}</Link> : trackingId)}
                </p>
              ))}
              {items.length > 0 && (
                <p className={styles.detail}>
                  {items.map((item) => `${format(item.qty)}\u00a0×\u00a0${item.name}`).join(', ')}
                </p>
              )}
              {comments.map((comment) => (
                <p key={comment} className={styles.comment}>
                  {comment}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The ordered lines with the state of each. */
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
  const { name, path, imageUrl, sku, options, qtyOrdered, price, rowTotal, fixedTaxes } = item
  return (
    <li className={styles.line}>
      <Image path={imageUrl} alt="" preset="thumbnail" sizes="3.5rem" className={styles.picture} />
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
        {OrderLineExtra && <OrderLineExtra line={item} />}
        <p className={styles.detail}>
          {t('orders.sku', { sku })}
          {qtyOrdered !== 1 && ` · ${t('cart.unitPrice', { price: money(price.value) })}`}
        </p>
        {fixedTaxes.length > 0 && (
          <p className={styles.detail}>
            <FixedTaxes of={fixedTaxes} />
          </p>
        )}
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

/** Number, day and status: the title of a page that shows one order. */
export function OrderHead({ order }: { order: Pick<OrderViewFragment, 'number' | 'createdAt' | 'statusLabel'> }) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('orders.heading', { number: order.number })}</h1>
      <p className={styles.when}>
        {t('orders.placedOn')} <time dateTime={order.createdAt}>{date(order.createdAt)}</time>
      </p>
      <p className={styles.status}>{order.statusLabel}</p>
    </div>
  )
}

/** Totals of an order or an invoice, as the store computed them. */
export function OrderTotals({ totals, isDelivered }: { totals: OrderViewTotalsFragment; isDelivered: boolean }) {
  const t = useTranslate()
  const { subtotal, shippingAmount, discount, paidOtherwise, taxAmount, grandTotal } = totals
  const reduction = discount.priceInclTax.value
  return (
    <dl className={styles.totals}>
      <Row label={t('cart.subtotal')}>
        <Price value={subtotal.priceInclTax.value} />
      </Row>
      {reduction.amount !== 0 && (
        <Row label={t('orders.discount')}>
          <Price value={{ ...reduction, amount: -Math.abs(reduction.amount) }} />
        </Row>
      )}
      {isDelivered && (
        <Row label={t('cart.shipping')}>
          <DeliveryPrice value={shippingAmount.priceInclTax.value} />
        </Row>
      )}
      {paidOtherwise && (
        <Row label={t('orders.paidOtherwise')}>
          <Price value={{ ...paidOtherwise.value, amount: -paidOtherwise.value.amount }} />
        </Row>
      )}
      <Row label={t('cart.total')} className={styles.total}>
        <Price value={grandTotal.priceInclTax.value} />
      </Row>
      <Row label={t('cart.includedTax')} className={styles.tax}>
        <Price value={taxAmount.priceInclTax.value} />
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
