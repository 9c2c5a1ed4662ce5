import { useTranslate } from '../../i18n/messages-context.ts'
import { orderPath } from '../../site/paths.ts'
import { useFormat } from '../../site/use-format.ts'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import type { OrderSummaryFragment } from './customer-orders.generated.ts'
import styles from './OrderCards.module.css'
import { ReorderButton } from './ReorderButton.tsx'

const MAX_PICTURES = 4
const MAX_NAMES = 3
/** Most values shown without labels. More values belong to composed products, which the page of the order lists. */
const MAX_VALUES = 2

type OrderCardsProps = {
  orders: readonly OrderSummaryFragment[]
  /** Level of each order's heading. */
  level: 2 | 3
  /** The orders belong to an earlier request. */
  isOld?: boolean
}

/** Orders with their goods and actions. */
export function OrderCards({ orders, level, isOld = false }: OrderCardsProps) {
  return (
    <ul className={styles.cards} aria-busy={isOld || undefined}>
      {orders.map((order) => (
        <li key={order.order_id} className={styles.card}>
          <OrderCard order={order} level={level} />
        </li>
      ))}
    </ul>
  )
}

function OrderCard({ order, level }: { order: OrderSummaryFragment; level: OrderCardsProps['level'] }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { order_id: id, number, createdAt, statusLabel, total, items, invoices } = order
  const title = t('orders.heading', { number })
  const Heading = `h${level}` as const
  return (
    <>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <Link href={orderPath(id)} variant="plain" preload={false}>
            {title}
          </Link>
        </Heading>
        <p className={styles.status}>{statusLabel}</p>
        <p className={styles.facts}>
          <time dateTime={createdAt}>{date(createdAt)}</time> · <Price value={total.value} />
        </p>
      </div>
      {items.length > 0 && <Goods items={items} />}
      <div className={styles.actions}>
        <ReorderButton orderId={id} size="small" variant="secondary" of={title} />
        <Link href={orderPath(id)} preload={false} aria-label={t('purchases.detailsOf', { number })}>
          {t('purchases.details')}
        </Link>
        {invoices.map((invoice) => (
          <Link
            key={invoice.id}
            href={`${orderPath(id)}invoice/${encodeURIComponent(invoice.id)}/`}
            preload={false}
            aria-label={t('purchases.invoice', { number: invoice.number })}
          >
            {t(invoices.length > 1 ? 'purchases.invoice' : 'purchases.invoice.one', { number: invoice.number })}
          </Link>
        ))}
      </div>
    </>
  )
}

/** Pictures and names of the first lines, and how many more there are. */
function Goods({ items }: Pick<OrderSummaryFragment, 'items'>) {
  const t = useTranslate()
  const { number } = useFormat()
  const more = items.length - MAX_NAMES
  return (
    <div className={styles.goods}>
      <div className={styles.pictures}>
        {items.slice(0, MAX_PICTURES).map(({ imageUrl }, index) => (
          <Image key={index} path={imageUrl} alt="" preset="thumbnail" sizes="3.5rem" className={styles.picture} />
        ))}
      </div>
      <ul className={styles.names}>
        {items.slice(0, MAX_NAMES).map(({ name, qty, options }, index) => (
          <li key={index}>
            {[
              `${number(qty)}\u00a0×\u00a0${name}`,
              ...(options.length > MAX_VALUES ? [] : options.map(({ value }) => value)),
            ].join(', ')}
          </li>
        ))}
        {more > 0 && <li>{t('purchases.more', { count: more })}</li>}
      </ul>
    </div>
  )
}
