import { useRouter } from 'wouter'
import { type Translate, useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useAddress } from '../../use-address.ts'
import { AccountData } from '../customer/AccountPart.tsx'
import { orderPath } from '../../site/paths.ts'
import { DownloadableProducts, type DownloadableProductsQuery } from './downloads.generated.ts'

/** `/user/downloadable-products`: the files that the customer bought. */
export default function DownloadsScreen() {
  const t = useTranslate()
  const refusal = new URLSearchParams(useAddress().search).get('refused')
  return (
    <>
      <PageHead title={t('downloads.title')} robots="noindex" />
      <h1>{t('downloads.title')}</h1>
      {refusal !== null && (
        <Alert kind="error">{t(refusal === 'reserved' ? 'downloads.reserved' : 'downloads.refused')}</Alert>
      )}
      <AccountData operation={DownloadableProducts} variables={{}}>
        {({ me }) => <Files files={me.downloadableProducts} />}
      </AccountData>
    </>
  )
}

function Files({ files }: { files: DownloadableProductsQuery['me']['downloadableProducts'] }) {
  const t = useTranslate()
  const { date, number: format } = useFormat()
  const { base } = useRouter()
  if (files.length === 0) return <p>{t('downloads.empty')}</p>
  return (
    <DataTable
      caption={t('downloads.title')}
      columns={[
        { name: 'product', label: t('downloads.name'), labelHidden: true },
        { name: 'order', label: t('downloads.order') },
        { name: 'date', label: t('downloads.date') },
        { name: 'remaining', label: t('downloads.remaining'), align: 'end' },
        { name: 'action', label: t('downloads.get'), labelHidden: true },
      ]}
      rows={namedFiles(files, t).map(({ id, title, order, createdAt, remaining, url, status }) => ({
        key: id,
        cells: {
          product: <strong>{title}</strong>,
          order: order && (
            <Link href={orderPath(order.order_id)} preload={false}>
              {order.number}
            </Link>
          ),
          date: <time dateTime={createdAt}>{date(createdAt)}</time>,
          remaining: remaining === null ? t('downloads.unlimited') : format(remaining),
          action: url ? (
            <a
              href={base + url}
              download
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              aria-label={t('downloads.getLabel', { name: title })}
            >
              {t('downloads.get')}
            </a>
          ) : (
            t(`downloads.status.${status}`)
          ),
        },
      }))}
    />
  )
}

type File = DownloadableProductsQuery['me']['downloadableProducts'][number]

/** Files with a title of their own: several of one order are numbered, since the store does not name them. */
function namedFiles(files: readonly File[], t: Translate): (File & { title: string })[] {
  const keyOf = ({ order, name }: File) => `${order?.number}/${name}`
  return files.map((file) => {
    const siblings = files.filter((other) => keyOf(other) === keyOf(file))
    const name = file.name || t('downloads.file')
    const title =
      siblings.length > 1
        ? t('downloads.fileOf', { name, index: siblings.indexOf(file) + 1, count: siblings.length })
        : name
    return { ...file, title }
  })
}
