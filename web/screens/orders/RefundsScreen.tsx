import type { ScreenProps } from '../../screen.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Price } from '../../ui/Price.tsx'
import { AccountData } from '../customer/AccountPart.tsx'
import { OrderRefunds, type OrderRefundsQuery } from './customer-orders.generated.ts'
import { OrderMissing } from './OrderMissing.tsx'
import { orderPath } from '../../site/paths.ts'
import styles from './AccountOrders.module.css'

type Refunded = NonNullable<OrderRefundsQuery['order']>

/** `/user/orders/{orderId}/refunds`: the credit memos of an order. */
export default function RefundsScreen({ params: { orderId = '' } }: ScreenProps) {
  const t = useTranslate()
  return (
    <AccountData operation={OrderRefunds} variables={{ orderId }} title={t('purchases.refunds')}>
      {({ order }) => (order ? <Refunds order={order} /> : <OrderMissing />)}
    </AccountData>
  )
}

function Refunds({ order: { order_id: id, number, refunds } }: { order: Refunded }) {
  const t = useTranslate()
  const title = t('purchases.refunds.of', { number })
  return (
    <div className={styles.screen}>
      <PageHead title={title} robots="noindex" />
      <h1>{title}</h1>
      {refunds.length === 0 && <p>{t('purchases.refunds.empty')}</p>}
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      <p>
        <Link href={orderPath(id)}>{t('purchases.backToOrder')}</Link>
      </p>
    </div>
  )
}

function Refund({ refund }: { refund: Refunded['refunds'][number] }) {
  const t = useTranslate()
  const { date, number: format } = useFormat()
  const { number, creationDate, comments, items, totals, adjustment, download } = refund
  const { subtotal, shippingAmount, discount, paidOtherwise, taxAmount, grandTotal } = totals
  const rows: [label: string, amount: number][] = [
    [t('purchases.refund.subtotal'), subtotal.priceInclTax.value.amount],
    [t('orders.discount'), -discount.priceInclTax.value.amount],
    [t('cart.shipping'), shippingAmount.priceInclTax.value.amount],
    [t('orders.paidOtherwise'), -(paidOtherwise?.value.amount ?? 0)],
    [t('purchases.refund.adjustment'), adjustment.value.amount],
  ]
  const { currency } = grandTotal.priceInclTax.value
  return (
    <section className={classNames(styles.card, styles.refund)}>
      <h2>{t('purchases.refund', { number })}</h2>
      {creationDate && (
        <p className={styles.detail}>
          <time dateTime={creationDate}>{date(creationDate)}</time>
        </p>
      )}
      {comments.map((comment) => (
        <p key={comment}>{comment}</p>
      ))}
      {items.length > 0 && (
        <DataTable
          caption={t('purchases.refund', { number })}
          columns={[
            { name: 'product', label: t('purchases.invoice.product'), labelHidden: true },
            { name: 'quantity', label: t('purchases.invoice.quantity'), align: 'end' },
            { name: 'price', label: t('purchases.refund.unitPrice'), align: 'end' },
          ]}
          rows={items.map(({ id, name, sku, quantity, priceInclTax }) => ({
            key: id,
            cells: {
              product: (
                <>
                  <strong>{name}</strong>
                  <p className={styles.detail}>{t('orders.sku', { sku })}</p>
                </>
              ),
              quantity: format(quantity),
              price: <Price value={priceInclTax.value} />,
            },
          }))}
        />
      )}
      <dl className={styles.totals}>
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Price value={{ amount, currency }} />
              </dd>
            </div>
          ))}
        <div className={classNames(styles.row, styles.grand)}>
          <dt>{t('purchases.refund.total')}</dt>
          <dd>
            <Price value={grandTotal.priceInclTax.value} />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.detail}>{t('purchases.refund.tax')}</dt>
          <dd className={styles.detail}>
            <Price value={taxAmount.priceInclTax.value} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Link
          href={download.url}
          aria-label={`${t('purchases.invoice.download')} – ${t('purchases.refund', { number })}`}
        >
          {t('purchases.invoice.download')}
        </Link>
      </div>
    </section>
  )
}
