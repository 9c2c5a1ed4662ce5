import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Link } from '../../ui/Link.tsx'
import { useHydrated } from '../cart/use-hydrated.ts'
import { CustomerOrders } from './customer-orders.generated.ts'
import { OrderTable } from './OrderTable.tsx'
import styles from './AccountOrders.module.css'

const SHOWN = 3

/** The first orders of the list, for the dashboard: nothing before there is one. */
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
