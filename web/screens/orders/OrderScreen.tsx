import type { ScreenProps } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { AccountData } from '../account/AccountData.tsx'
import { ReturnList } from '../returns/ReturnList.tsx'
import { OrderDetails, type OrderDetailsQuery } from './customer-orders.generated.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { InvoiceLinks } from './InvoiceLinks.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderMissing } from './OrderMissing.tsx'
import { orderPath, ORDERS_PATH } from './order-path.ts'
import { OrderView } from './OrderView.tsx'
import { ReorderButton } from './ReorderButton.tsx'
import styles from './AccountOrders.module.css'

/** `/user/orders/{orderId}/`: everything about one of the customer's orders, and what can be done with it. */
export default function OrderScreen({ params: { orderId = '' } }: ScreenProps) {
  const t = useTranslate()
  return (
    <AccountData operation={OrderDetails} variables={{ orderId }} title={t('purchases.order')}>
      {({ order }) => (order ? <Details order={order} shownAs={orderId} /> : <OrderMissing />)}
    </AccountData>
  )
}

type DetailsProps = {
  order: NonNullable<OrderDetailsQuery['order']>
  /** The id in the address. */
  shownAs: string
}

function Details({ order, shownAs }: DetailsProps) {
  const t = useTranslate()
  const { order_id: id, number, isReturnable, invoices, refunds, returns } = order
  return (
    <div className={styles.screen}>
      <PageHead title={t('orders.heading', { number })} robots="noindex" />
      <OrderHead order={order} />
      <div className={styles.actions}>
        <ReorderButton orderId={id} number={number} />
        <CancelOrder order={order} shownAs={shownAs} />
        {isReturnable && (
          <ButtonLink variant="secondary" href={`${orderPath(id)}returns/create`}>
            {t('purchases.toReturn')}
          </ButtonLink>
        )}
      </div>
      <OrderView order={order}>
        {invoices.length > 0 && <InvoiceLinks orderId={id} invoices={invoices} />}
        {refunds.length > 0 && (
          <section className={styles.card}>
            <h2>{t('purchases.refunds')}</h2>
            <Link href={`${orderPath(id)}refunds`}>{t('purchases.refunds.show')}</Link>
          </section>
        )}
        {returns.length > 0 && (
          <section className={styles.card}>
            <h2>{t('returns.section')}</h2>
            <ReturnList returns={returns} />
          </section>
        )}
      </OrderView>
      <p>
        <Link href={ORDERS_PATH}>{t('purchases.back')}</Link>
      </p>
    </div>
  )
}
