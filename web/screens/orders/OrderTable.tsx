import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { useHydrated } from '../../hydration.tsx'
import styles from './AccountOrders.module.css'
import { CustomerOrders, type OrderSummaryFragment } from './customer-orders.generated.ts'
import { orderPath } from '../../site/paths.ts'
import { ReorderButton } from './ReorderButton.tsx'

const SHOWN = 3

/** A table of orders with their actions. */
export function OrderTable({ orders, isOld }: { orders: readonly OrderSummaryFragment[]; isOld?: boolean }) {
  const t = useTranslate()
  const { date } = useFormat()
  return (
    <DataTable
      caption={t('account.menu.orders')}
      isOld={isOld}
      columns={[
        { name: 'number', label: t('purchases.number') },
        { name: 'date', label: t('purchases.date') },
        { name: 'deliveredTo', label: t('purchases.deliveredTo') },
        { name: 'status', label: t('purchases.status') },
        { name: 'total', label: t('purchases.total'), align: 'end' },
        { name: 'actions', label: t('purchases.actions'), labelHidden: true },
      ]}
      rows={orders.map(({ order_id: id, number, createdAt, deliveredTo, statusLabel, total }) => ({
        key: id,
        cells: {
          number: number,
          date: <time dateTime={createdAt}>{date(createdAt)}</time>,
          deliveredTo: deliveredTo ?? '–',
          status: statusLabel,
          total: <Price value={total.value} />,
          actions: (
            <div className={styles.actions}>
              <Link href={orderPath(id)} preload={false} aria-label={t('purchases.detailsOf', { number })}>
                {t('purchases.details')}
              </Link>
              <ReorderButton orderId={id} number={number} size="small" />
            </div>
          ),
        },
      }))}
    />
  )
}

/** The latest orders for the dashboard; nothing when there is none. */
export function LatestOrders() {
  const t = useTranslate()
  const { data } = useOperation(CustomerOrders, { number: null, page: 1 }, { enabled: useHydrated() })
  const orders = data?.me.orderList.items.slice(0, SHOWN) ?? []
  if (orders.length === 0) return null
  return (
    <section className={styles.latest}>
      <h2>{t('purchases.latest')}</h2>
      <OrderTable orders={orders} />
      <p>
        <Link href="/user/orders/">{t('purchases.all')}</Link>
      </p>
    </section>
  )
}
