import type { ScreenProps } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { AccountData } from '../account/AccountData.tsx'
import { Invoice } from './invoice.generated.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { orderPath, ORDERS_PATH } from './order-path.ts'
import styles from './InvoiceScreen.module.css'

/** `/user/orders/{orderId}/invoice/{invoiceId}/`: an invoice to read, to print and to keep. */
export default function InvoiceScreen({ params: { orderId = '', invoiceId = '' } }: ScreenProps) {
  const t = useTranslate()
  const order = orderPath(orderId)
  return (
    <AccountData operation={Invoice} variables={{ orderId, id: invoiceId }} title={t('purchases.invoice.one')}>
      {({ invoice }) =>
        invoice ? (
          <>
            <PageHead title={t('purchases.invoice', { number: invoice.number })} robots="noindex" />
            <InvoiceSheet invoice={invoice} />
            <div className={styles.actions}>
              <Button onClick={() => window.print()}>{t('purchases.invoice.print')}</Button>
              <Link variant="secondary" href={`${order}invoice/${encodeURIComponent(invoice.id)}.pdf`}>
                {t('purchases.invoice.download')}
              </Link>
              <Link href={order}>{t('purchases.backToOrder')}</Link>
            </div>
          </>
        ) : (
          <>
            <PageHead title={t('purchases.invoice.missing')} robots="noindex" />
            <h1>{t('purchases.invoice.missing')}</h1>
            <p>{t('purchases.invoice.missing.lead')}</p>
            <ButtonLink variant="secondary" href={ORDERS_PATH}>
              {t('purchases.back')}
            </ButtonLink>
          </>
        )
      }
    </AccountData>
  )
}
