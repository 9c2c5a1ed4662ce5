import { useTranslate } from '../../../web/i18n/messages-context.ts'
import type { LoadContext, ScreenProps } from '../../../web/screen.ts'
import { AccountData, FeatureGate, loadFeature } from '../../../web/screens/customer/AccountPart.tsx'
import { OrderMissing } from '../../../web/screens/orders/OrderMissing.tsx'
import { orderPath } from '../../../web/site/paths.ts'
import { ButtonLink } from '../../../web/ui/Link.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnableOrder, type ReturnableOrderFragment } from './returns.generated.ts'
import styles from './Returns.module.css'

export const load = (context: LoadContext) => loadFeature(context, 'returns')

/** `/user/orders/{orderId}/returns/create`: what to send back, and why. */
export default function ReturnFormScreen({ params: { orderId = '' } }: ScreenProps) {
  const t = useTranslate()
  return (
    <FeatureGate feature="returns" title={t('returns.create')}>
      <AccountData operation={ReturnableOrder} variables={{ orderId }} title={t('returns.create')}>
        {({ order }) => (order ? <Returnable order={order} /> : <OrderMissing />)}
      </AccountData>
    </FeatureGate>
  )
}

function Returnable({ order }: { order: ReturnableOrderFragment }) {
  const t = useTranslate()
  const title = t('returns.create.of', { number: order.number })
  return (
    <div className={styles.screen}>
      <PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {order.isReturnable ? (
        <ReturnForm order={order} />
      ) : (
        <>
          <p>{t('returns.create.nothing')}</p>
          <p>
            <ButtonLink variant="secondary" href={orderPath(order.order_id)}>
              {t('purchases.backToOrder')}
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}
