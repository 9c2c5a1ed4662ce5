import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext } from '../../screen.ts'
import { useFormat } from '../../site/use-format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Price } from '../../ui/Price.tsx'
import { useAddress } from '../../use-address.ts'
import { AccountData, FeatureGate, loadFeature } from '../customer/AccountPart.tsx'
import { StoreCredit, type StoreCreditQuery } from './store-credit.generated.ts'
import styles from './StoreCreditScreen.module.css'

const PATH = '/user/store-credit'

export const load = (context: LoadContext) => loadFeature(context, 'storeCredit')

/** `/user/store-credit`: the balance and its history. */
export default function StoreCreditScreen() {
  const t = useTranslate()
  const page = Math.max(1, Number.parseInt(new URLSearchParams(useAddress().search).get('page') ?? '1', 10) || 1)
  return (
    <FeatureGate feature="storeCredit" title={t('credit.title')}>
      <PageHead title={t('credit.title')} robots="noindex" />
      <h1>{t('credit.title')}</h1>
      <AccountData operation={StoreCredit} variables={{ page }} isPaged>
        {({ me }, isOld) =>
          me.storeCredit ? <Credit credit={me.storeCredit} isOld={isOld} /> : <p>{t('credit.empty')}</p>
        }
      </AccountData>
    </FeatureGate>
  )
}

type CreditProps = { credit: NonNullable<StoreCreditQuery['me']['storeCredit']>; isOld: boolean }

function Credit({ credit: { balance, history }, isOld }: CreditProps) {
  const t = useTranslate()
  const { date } = useFormat()
  const { items, page, pageCount } = history
  return (
    <div className={styles.screen}>
      <p className={styles.balance}>
        {t('credit.balance')} <Price value={balance.value} className={styles.amount} />
      </p>
      {balance.value.amount > 0 && <p>{t('credit.hint')}</p>}
      <h2>{t('credit.history')}</h2>
      {items.length === 0 ? (
        <p>{t('credit.empty')}</p>
      ) : (
        <DataTable
          caption={t('credit.history')}
          isOld={isOld}
          columns={[
            { name: 'what', label: t('credit.what') },
            { name: 'change', label: t('credit.change'), align: 'end' },
            { name: 'after', label: t('credit.after'), align: 'end' },
            { name: 'date', label: t('credit.date'), align: 'end' },
          ]}
          rows={items.map(({ label, change, balance: after, createdAt }, index) => ({
            key: `${createdAt}-${index}`,
            cells: {
              what: label,
              change: <Price value={change.value} />,
              after: <Price value={after.value} />,
              date: <time dateTime={createdAt}>{date(createdAt)}</time>,
            },
          }))}
        />
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(target) => `${PATH}?page=${target}`} />
    </div>
  )
}
