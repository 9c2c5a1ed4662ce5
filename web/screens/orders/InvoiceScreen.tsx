import { useTranslate } from '../../i18n/messages-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { useFormat } from '../../site/use-format.ts'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { FixedTaxes, Price } from '../../ui/Price.tsx'
import { AccountData } from '../customer/AccountPart.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { LineOptions } from '../cart/LineOptions.tsx'
import { Invoice, type InvoiceSheetFragment } from './invoice.generated.ts'
import styles from './InvoiceScreen.module.css'
import { orderPath, ORDERS_PATH } from '../../site/paths.ts'
import { OrderTotals } from './OrderView.tsx'
import { PrintButton } from './PrintButton.tsx'

/** `/user/orders/{orderId}/invoice/{invoiceId}/`: an invoice to read and print. */
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
              <PrintButton />
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

/** An invoice as a page: seller, buyer, lines, totals with and without tax. */
function InvoiceSheet({ invoice }: { invoice: InvoiceSheetFragment }) {
  const t = useTranslate()
  const { date, money, number: format } = useFormat()
  const { number, seller, creationDate, orderedAt, orderNumber, payments, billingAddress, shippingAddress } = invoice
  const { items, totals, taxes, terms } = invoice
  return (
    <article className={styles.sheet}>
      <h1>{t('purchases.invoice', { number })}</h1>
      <div className={styles.columns}>
        {seller.length > 0 && (
          <section>
            <h2>{t('purchases.invoice.seller')}</h2>
            <p>
              {seller.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </p>
          </section>
        )}
        <dl className={styles.facts}>
          {creationDate && <Fact label={t('purchases.invoice.date')} text={date(creationDate)} />}
          <Fact label={t('purchases.invoice.order')} text={orderNumber} />
          <Fact label={t('purchases.invoice.orderDate')} text={date(orderedAt)} />
          {payments.map(({ title }) => (
            <Fact key={title} label={t('purchases.invoice.payment')} text={title} />
          ))}
        </dl>
        {billingAddress && (
          <section>
            <h2>{t('purchases.invoice.billedTo')}</h2>
            <AddressText of={billingAddress} />
            {billingAddress.vatNumber && <p>{t('purchases.invoice.vat', { number: billingAddress.vatNumber })}</p>}
          </section>
        )}
        {shippingAddress && (
          <section>
            <h2>{t('purchases.invoice.deliveredTo')}</h2>
            <AddressText of={shippingAddress} />
          </section>
        )}
      </div>
      <DataTable
        caption={t('purchases.invoice.lines')}
        columns={[
          { name: 'product', label: t('purchases.invoice.product'), labelHidden: true },
          { name: 'quantity', label: t('purchases.invoice.quantity'), align: 'end' },
          { name: 'unitPrice', label: t('purchases.invoice.unitPrice'), align: 'end' },
          { name: 'tax', label: t('purchases.invoice.tax'), align: 'end' },
          { name: 'total', label: t('purchases.invoice.rowTotal'), align: 'end' },
        ]}
        rows={items.map(({ id, name, sku, options, bundleOptions, qty, price, taxAmount, subtotal, fixedTaxes }) => ({
          key: id,
          cells: {
            product: (
              <>
                <strong>{name}</strong>
                <LineOptions options={[...options, ...bundleOptions]} />
                <p className={styles.sku}>
                  {t('orders.sku', { sku })}
                  <FixedTaxes of={fixedTaxes} className={styles.fixedTax} />
                </p>
              </>
            ),
            quantity: format(qty),
            unitPrice: <Price value={price.priceExclTax.value} />,
            tax: <Price value={taxAmount.value} />,
            total: <Price value={subtotal.priceInclTax.value} />,
          },
        }))}
      />
      <div className={styles.totals}>
        {/* If an order has several invoices, only one has the delivery; on the others it must not appear as free. */}
        <OrderTotals totals={totals} isDelivered={totals.shippingAmount.priceInclTax.value.amount !== 0} />
        <dl className={styles.facts}>
          <Fact label={t('purchases.invoice.totalWithoutTax')} text={money(totals.grandTotal.priceExclTax.value)} />
          {taxes.map(({ rate, amount }) => (
            <Fact key={rate} label={t('purchases.invoice.taxOf', { rate: format(rate) })} text={money(amount.value)} />
          ))}
        </dl>
      </div>
      {terms.map((text) => (
        <p key={text} className={styles.sku}>
          {text}
        </p>
      ))}
    </article>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
