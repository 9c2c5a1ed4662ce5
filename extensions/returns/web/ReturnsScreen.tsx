import { customers, type LoadContext, site, ui, useAddress, useFormat, useTranslate } from 'musette/web'
import { ReturnedItems } from './ReturnedItems.tsx'
import { ReturnStatus } from './ReturnStatus.tsx'
import { CustomerReturns, type CustomerReturnsQuery } from './returns.generated.ts'
import styles from './Returns.module.css'

const PATH = '/user/returns'

export const load = (context: LoadContext) => customers.loadFeature(context, 'returns')

/** `/user/returns`: the customer's returns with their state. */
export default function ReturnsScreen() {
  const t = useTranslate()
  const query = new URLSearchParams(useAddress().search)
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  return (
    <customers.FeatureGate feature="returns" title={t('returns.title')}>
      <ui.PageHead title={t('returns.title')} robots="noindex" />
      <h1>{t('returns.title')}</h1>
      {query.has('created') && (
        <ui.Alert kind="success" className={styles.done}>
          {t('returns.create.done')}
        </ui.Alert>
      )}
      <customers.AccountData operation={CustomerReturns} variables={{ page }} isPaged>
        {({ me }, isOld) => <Returns returns={me.returns} isOld={isOld} />}
      </customers.AccountData>
    </customers.FeatureGate>
  )
}

function Returns({ returns, isOld }: { returns: CustomerReturnsQuery['me']['returns']; isOld: boolean }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (!returns || returns.total === 0) {
    return (
      <>
        <p>{t('returns.empty')}</p>
        <p>{t('returns.hint')}</p>
        <ui.ButtonLink variant="secondary" href={site.ORDERS_PATH}>
          {t('account.menu.orders')}
        </ui.ButtonLink>
      </>
    )
  }
  const { items, page, pageCount } = returns
  return (
    <div className={styles.screen}>
      <p>
        {t('returns.hint')} <ui.Link href={site.ORDERS_PATH}>{t('account.menu.orders')}</ui.Link>
      </p>
      <ui.DataTable
        caption={t('returns.title')}
        isOld={isOld}
        columns={[
          { name: 'number', label: t('returns.number') },
          { name: 'date', label: t('returns.date') },
          { name: 'status', label: t('returns.status') },
          { name: 'order', label: t('returns.order') },
          { name: 'items', label: t('returns.items') },
        ]}
        rows={items.map(({ id, number, createdAt, status, statusLabel, order, items: lines }) => ({
          key: id,
          cells: {
            number: <ui.Link href={`${PATH}/${id}`}>{number}</ui.Link>,
            date: <time dateTime={createdAt}>{date(createdAt)}</time>,
            status: <ReturnStatus of={{ status, statusLabel }} />,
            order: order && (
              <ui.Link href={site.orderPath(order.order_id)} preload={false}>
                {order.number}
              </ui.Link>
            ),
            items: <ReturnedItems items={lines} />,
          },
        }))}
      />
      <ui.Pagination page={page} pageCount={pageCount} hrefOf={(target) => `${PATH}?page=${target}`} />
    </div>
  )
}
