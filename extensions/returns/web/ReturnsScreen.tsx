import { useTranslate } from '../../../web/i18n/messages-context.ts'
import type { LoadContext } from '../../../web/screen.ts'
import { AccountData, FeatureGate, loadFeature } from '../../../web/screens/customer/AccountPart.tsx'
import { orderPath, ORDERS_PATH } from '../../../web/site/paths.ts'
import { useFormat } from '../../../web/site/use-format.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { DataTable } from '../../../web/ui/DataTable.tsx'
import { ButtonLink, Link } from '../../../web/ui/Link.tsx'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Pagination } from '../../../web/ui/Pagination.tsx'
import { useAddress } from '../../../web/use-address.ts'
import { ReturnedItems } from './ReturnedItems.tsx'
import { CustomerReturns, type CustomerReturnsQuery } from './returns.generated.ts'
import styles from './Returns.module.css'

const PATH = '/user/returns'

export const load = (context: LoadContext) => loadFeature(context, 'returns')

/** `/user/returns`: the customer's returns with their state. */
export default function ReturnsScreen() {
  const t = useTranslate()
  const query = new URLSearchParams(useAddress().search)
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  return (
    <FeatureGate feature="returns" title={t('returns.title')}>
      <PageHead title={t('returns.title')} robots="noindex" />
      <h1>{t('returns.title')}</h1>
      {query.has('created') && <Alert kind="success">{t('returns.create.done')}</Alert>}
      <AccountData operation={CustomerReturns} variables={{ page }} isPaged>
        {({ me }, isOld) => <Returns returns={me.returns} isOld={isOld} />}
      </AccountData>
    </FeatureGate>
  )
}

function Returns({ returns, isOld }: { returns: CustomerReturnsQuery['me']['returns']; isOld: boolean }) {
  const t = useTranslate()
  const { date } = useFormat()
  if (!returns || returns.total === 0) {
    return (
      <>
        <p>{t('returns.empty')}</p>
        <p>{t('returns.empty.hint')}</p>
        <ButtonLink variant="secondary" href={ORDERS_PATH}>
          {t('account.menu.orders')}
        </ButtonLink>
      </>
    )
  }
  const { items, page, pageCount } = returns
  return (
    <div className={styles.screen}>
      <DataTable
        caption={t('returns.title')}
        isOld={isOld}
        columns={[
          { name: 'number', label: t('returns.number') },
          { name: 'date', label: t('returns.date') },
          { name: 'status', label: t('returns.status') },
          { name: 'order', label: t('returns.order') },
          { name: 'items', label: t('returns.items') },
        ]}
        rows={items.map(({ id, number, createdAt, statusLabel, order, items: lines }) => ({
          key: id,
          cells: {
            number: number,
            date: <time dateTime={createdAt}>{date(createdAt)}</time>,
            status: statusLabel,
            order: order && (
              <Link href={orderPath(order.order_id)} preload={false}>
                {order.number}
              </Link>
            ),
            items: <ReturnedItems items={lines} />,
          },
        }))}
      />
      <Pagination page={page} pageCount={pageCount} hrefOf={(target) => `${PATH}?page=${target}`} />
    </div>
  )
}
