import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OrderAction, OrderSection } from 'virtual:extensions/slots'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { useFormat } from '../../site/use-format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { AccountData } from '../customer/AccountPart.tsx'
import styles from './AccountOrders.module.css'
import { CancelForm } from './CancelForm.tsx'
import { CancelOrder as Cancel, OrderDetails, type OrderDetailsQuery } from './customer-orders.generated.ts'
import { orderPath, ORDERS_PATH } from '../../site/paths.ts'
import { OrderHead, OrderView } from './OrderView.tsx'
import { OrderMissing } from './OrderMissing.tsx'
import { PrintButton } from './PrintButton.tsx'
import { PrintHead } from './PrintHead.tsx'
import { ReorderButton } from './ReorderButton.tsx'

/** `/user/orders/{orderId}/`: one of the customer's orders with its actions. */
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
  shownAs: string
}

function Details({ order, shownAs }: DetailsProps) {
  const t = useTranslate()
  const { order_id: id, number, invoices, refunds } = order
  return (
    <div className={styles.screen}>
      <PageHead title={t('orders.heading', { number })} robots="noindex" />
      <PrintHead />
      <OrderHead order={order} />
      <div className={styles.actions}>
        <ReorderButton orderId={id} />
        <PrintButton />
        <CancelOrder order={order} shownAs={shownAs} />
        {OrderAction && <OrderAction order={order} />}
      </div>
      <OrderView order={order}>
        {invoices.length > 0 && <InvoiceLinks orderId={id} invoices={invoices} />}
        {refunds.length > 0 && (
          <section className={styles.card}>
            <h2>{t('purchases.refunds')}</h2>
            <Link href={`${orderPath(id)}refunds`}>{t('purchases.refunds.show')}</Link>
          </section>
        )}
        {OrderSection && <OrderSection order={order} />}
      </OrderView>
      <p className={styles.back}>
        <Link href={ORDERS_PATH}>{t('purchases.back')}</Link>
      </p>
    </div>
  )
}

type Invoice = NonNullable<OrderDetailsQuery['order']>['invoices'][number]

/** The invoices of an order, each as a page, as a file, or both. */
function InvoiceLinks({ orderId, invoices }: { orderId: string; invoices: readonly Invoice[] }) {
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

type CancelOrderProps = {
  order: NonNullable<OrderDetailsQuery['order']>
  /** Id of the order in the address. */
  shownAs: string
}

/** Cancels one of the customer's orders and shows its new state. */
function CancelOrder({ order, shownAs }: CancelOrderProps) {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const { order_id: orderId, number, cancellationReasons } = order
  if (isDone) {
    // The button that had the focus is unmounted.
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert kind="success">{t('orders.cancel.done', { number })}</Alert>
      </div>
    )
  }
  if (cancellationReasons.length === 0) return null
  const show = (now: OrderDetailsQuery['order']) => {
    if (now) queryClient.setQueryData(operationQuery(OrderDetails, { orderId: shownAs }).queryKey, { order: now })
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('orders.cancel')}
      </Button>
      <CancelForm
        open={isOpen}
        onClose={() => setOpen(false)}
        number={number}
        reasons={cancellationReasons}
        hint={t('orders.cancel.text')}
        submit={t('orders.cancel.confirm')}
        send={async (reason) => (await execute(Cancel, { orderId, reason })).cancelOrder}
        onAccepted={(response) => {
          setOpen(false)
          show(response.order)
          setDone(true)
        }}
      />
    </>
  )
}
