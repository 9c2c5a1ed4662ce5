import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Link } from '../../ui/Link.tsx'
import type { OrderDetailsQuery } from './customer-orders.generated.ts'
import { orderPath } from './order-path.ts'
import styles from './AccountOrders.module.css'

type Invoice = NonNullable<OrderDetailsQuery['order']>['invoices'][number]

/** An order's invoices, each with the forms it can be had in: as a page, as a file, or both. */
export function InvoiceLinks({ orderId, invoices }: { orderId: string; invoices: readonly Invoice[] }) {
  const t = useTranslate()
  const { date, money } = useFormat()
  const ids = [...new Set(invoices.map(({ id }) => id))]
  return (
    <section className={styles.card}>
      <h2>{t('purchases.invoices')}</h2>
      <ul className={styles.list}>
        {ids.map((id) => {
          const forms = invoices.filter((invoice) => invoice.id === id)
          const shown = forms.find((invoice) => invoice.__typename === 'DisplayableInvoice')
          const file = forms.find((invoice) => invoice.__typename === 'DownloadableInvoice')
          const name = t('purchases.invoice', { number: forms[0]?.number ?? '' })
          return (
            <li key={id} className={styles.item}>
              <div>
                <strong>{name}</strong>
                {shown && (
                  <p className={styles.detail}>
                    {shown.creationDate && `${date(shown.creationDate)} · `}
                    {money(shown.totals.grandTotal.priceInclTax.value)}
                  </p>
                )}
              </div>
              <div className={styles.actions}>
                {shown && (
                  <Link
                    href={`${orderPath(orderId)}invoice/${encodeURIComponent(id)}/`}
                    aria-label={`${t('purchases.invoice.show')} – ${name}`}
                  >
                    {t('purchases.invoice.show')}
                  </Link>
                )}
                {file && (
                  <Link href={file.download.url} aria-label={`${t('purchases.invoice.download')} – ${name}`}>
                    {t('purchases.invoice.download')}
                  </Link>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
