import { customers, type LoadContext, orders, type ScreenProps, site, ui, useTranslate } from 'musette/web'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnableOrder, type ReturnableOrderFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

export const load = (context: LoadContext) => customers.loadFeature(context, 'returns')

/** `/user/orders/{orderId}/returns/create`: what to send back, and why. */
export default function ReturnFormScreen({ params: { orderId = '' } }: ScreenProps) {
  const t = useTranslate()
  return (
    <customers.FeatureGate feature="returns" title={t('returns.create')}>
      <customers.AccountData operation={ReturnableOrder} variables={{ orderId }} title={t('returns.create')}>
        {({ order }) => (order ? <Returnable order={order} /> : <orders.OrderMissing />)}
      </customers.AccountData>
    </customers.FeatureGate>
  )
}

function Returnable({ order }: { order: ReturnableOrderFragment }) {
  const t = useTranslate()
  const title = t('returns.create.of', { number: order.number })
  return (
    <div className={styles.screen}>
      <ui.PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {order.isReturnable ? (
        <ReturnForm order={order} />
      ) : (
        <>
          <p>{t('returns.create.nothing')}</p>
          <p>
            <ui.ButtonLink variant="secondary" href={site.orderPath(order.order_id)}>
              {t('purchases.backToOrder')}
            </ui.ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}
