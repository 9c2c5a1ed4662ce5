import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { CheckoutSuccess, PlacedLineExtra } from 'virtual:extensions/slots'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { ORDERS_PATH } from '../../site/paths.ts'
import { useShop } from '../../site/shop-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { SlotTexts } from '../../SlotTexts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Container } from '../../ui/Container.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { DeliveryPrice, Price, UnitPrice } from '../../ui/Price.tsx'
import { LineOptions } from '../cart/LineOptions.tsx'
import { cartQuery } from '../cart/use-cart.ts'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { useVisitor } from '../customer/use-me.ts'
import { daySpan } from '../delivery/day-span.ts'
import { PrintButton } from '../orders/PrintButton.tsx'
import { PrintHead } from '../orders/PrintHead.tsx'
import { REGISTER_AFTER_ORDER } from '../../../schema/safe-path.ts'
import { CheckoutLoading, CheckoutUnreadable } from './CheckoutStates.tsx'
import { prefetchFooterBlocks } from './footer-blocks.ts'
import { NoOrder, outcomeIn, OutcomeOnly } from './NoOrder.tsx'
import { paymentTexts } from './payment-texts.ts'
import type { PlacedOrderFragment } from './placed-order.generated.ts'
import { stepPath } from './steps.ts'
import styles from './SuccessScreen.module.css'
import { checkoutQuery, usePlacedOrder } from './use-checkout.ts'
import { useReportedPurchase } from './use-reported-purchase.ts'

/** How long the page polls for the result of a payment, in ms. */
const POLLING_TIME = 2 * 60_000

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchFooterBlocks(queryClient)
  return {}
}

/** `/checkout/success`: the placed order, paid or not. */
export default function SuccessScreen() {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const [isLate, setLate] = useState(false)
  const { data: order, error, refetch, isFetching } = usePlacedOrder({ follows: !isLate })
  const state = order?.state

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), POLLING_TIME)
    return () => clearTimeout(timer)
  }, [])
  // After an order the cart is a new one; after a failed payment it is restored.
  useEffect(() => {
    if (!state) return
    queryClient.removeQueries({ queryKey: checkoutQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
  }, [state, queryClient])

  const checkAgain = () => void refetch()
  const elsewhere = outcomeIn(useSearch())
  const content = () => {
    if (elsewhere) return <OutcomeOnly outcome={elsewhere} />
    if (order) {
      return (
        <SlotTexts of={PlacedLineExtra} fallback={<CheckoutLoading />}>
          <Outcome order={order} isLate={isLate} onCheckAgain={checkAgain} isChecking={isFetching} />
        </SlotTexts>
      )
    }
    if (error) return <CheckoutUnreadable error={error} onRetry={checkAgain} isRetrying={isFetching} />
    return order === null && !isFetching ? (
      <NoOrder title={t('checkout.success.none')} text={t('checkout.success.noneText')} />
    ) : (
      <CheckoutLoading />
    )
  }
  return (
    <Container width="text" className={styles.screen}>
      <PageHead title={t('checkout.success.title')} robots="noindex" />
      {content()}
    </Container>
  )
}

type OutcomeProps = {
  order: PlacedOrderFragment
  isLate: boolean
  onCheckAgain: () => void
  isChecking: boolean
}

function Outcome({ order, ...pending }: OutcomeProps) {
  switch (order.state) {
    case 'ACCEPTED':
      return <OrderAccepted order={order} />
    case 'PENDING':
      return <OrderPending order={order} {...pending} />
    case 'REFUSED':
    case 'CANCELED':
      return <OrderUnpaid state={order.state} />
  }
}

/** Nothing was paid: the cart is restored, and other payment methods can be chosen. */
function OrderUnpaid({ state }: { state: 'REFUSED' | 'CANCELED' }) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {t(state === 'REFUSED' ? 'checkout.success.refused' : 'checkout.success.canceled')}
        </h1>
      </div>
      <Alert kind="warning">{t('checkout.success.notCharged')}</Alert>
      <p className={styles.actions}>
        <ButtonLink href={stepPath('payment')}>{t('checkout.success.payAgain')}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('checkout.backToCart')}
        </ButtonLink>
      </p>
      <ContactLinks />
    </>
  )
}

type OrderPendingProps = {
  order: PlacedOrderFragment
  /** Whether polling has ended. */
  isLate: boolean
  onCheckAgain: () => void
  isChecking: boolean
}

/** The payment is pending: it may go on elsewhere, or was never finished. */
function OrderPending({ order, isLate, onCheckAgain, isChecking }: OrderPendingProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('checkout.success.pending')}</h1>
        <OrderNumber order={order} />
      </div>
      <OtherTotal order={order} />
      <Alert kind="info">{t(isLate ? 'checkout.success.stillPending' : 'checkout.success.pendingText')}</Alert>
      <p className={styles.actions}>
        {order.redirectUrl && (
          <Button onClick={() => location.assign(order.redirectUrl ?? '')}>{t('checkout.success.payNow')}</Button>
        )}
        {isLate && (
          <Button variant="secondary" busy={isChecking} onClick={onCheckAgain}>
            {t('checkout.success.checkAgain')}
          </Button>
        )}
      </p>
      {/* Where Back leads from the page of the payment, too. Only that page can call the payment off. */}
      {order.redirectUrl && <p>{t('checkout.success.payOtherwise')}</p>}
      <OrderItems order={order} />
    </>
  )
}

/** The order number. A store that creates the order on payment may send the number only by mail. */
function OrderNumber({ order: { number, state } }: { order: PlacedOrderFragment }) {
  const t = useTranslate()
  if (number) return <p className={styles.number}>{t('orders.heading', { number })}</p>
  return state === 'ACCEPTED' && <p>{t('checkout.success.numberLater')}</p>
}

/** A warning that the store's total differs from the confirmed one. */
function OtherTotal({ order: { storeTotal, total } }: { order: PlacedOrderFragment }) {
  const t = useTranslate()
  const { money } = useFormat()
  if (!storeTotal) return null
  return (
    <>
      <Alert kind="warning">
        {t('checkout.success.otherTotal', { now: money(storeTotal.value), confirmed: money(total.value) })}
      </Alert>
      <ContactLinks />
    </>
  )
}

/** The order is placed: its number, the next steps, and the way to an account. */
function OrderAccepted({ order }: Pick<OutcomeProps, 'order'>) {
  const t = useTranslate()
  const { data: me } = useVisitor()
  const lookUp = order.number ? `/orders/?order_id=${encodeURIComponent(order.number)}` : '/orders/'
  useReportedPurchase(order)
  return (
    <>
      <PrintHead />
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <h1 className={styles.title}>{t('checkout.success.thanks')}</h1>
        <OrderNumber order={order} />
        <p>{t('checkout.success.mail', { email: order.email })}</p>
      </div>
      <OtherTotal order={order} />
      <section className={styles.card}>
        <h2 className={styles.subtitle}>{t('checkout.success.next')}</h2>
        <p>{t(paymentTexts(order.payment).next)}</p>
        <Delivery of={order.delivery} />
      </section>
      <OrderItems order={order} />
      {order.canRegister && <NewAccount />}
      <p className={styles.actions}>
        <ButtonLink href={me?.id ? ORDERS_PATH : lookUp} variant="secondary">
          {t('shell.menu.orders')}
        </ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {t('cart.continue')}
        </ButtonLink>
        <PrintButton />
      </p>
      {/* It may load late, because nothing is below it. */}
      {CheckoutSuccess && <CheckoutSuccess order={order} />}
    </>
  )
}

/** Time and place of delivery. */
function Delivery({ of }: { of: PlacedOrderFragment['delivery'] }) {
  const t = useTranslate()
  const { locale } = useShop()
  if (!of) return null
  const { title, pickupPoint, first, last } = of
  return (
    <dl className={styles.delivery}>
      <div>
        <dt>{t('cart.shipping')}</dt>
        <dd>{title}</dd>
      </div>
      {pickupPoint && (
        <div>
          <dt>{t('checkout.pickup.legend')}</dt>
          <dd>{pickupPoint}</dd>
        </div>
      )}
      {first && last && (
        <div>
          <dt>{t('checkout.success.arrival')}</dt>
          <dd>{daySpan(locale.code, first, last)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Leads to a separate page, because no password may be typed where third parties count the purchase. */
function NewAccount() {
  const t = useTranslate()
  return (
    <section className={classNames(styles.card, styles.offer)}>
      <h2 className={styles.subtitle}>{t('checkout.success.account')}</h2>
      <p>{t('checkout.success.accountText')}</p>
      <ButtonLink href={REGISTER_AFTER_ORDER}>{t('account.register.title')}</ButtonLink>
    </section>
  )
}

/** Lines and totals of the placed order. */
function OrderItems({
  order: { items, delivery, shipping, discount, credit, tax, total },
}: {
  order: PlacedOrderFragment
}) {
  const t = useTranslate()
  const { money, number } = useFormat()
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{t('checkout.success.bought')}</h2>
      <ul className={styles.items}>
        {items.map((line, index) => (
          <li key={`${line.sku}-${index}`} className={styles.item}>
            <div>
              <span>{`${number(line.qty)} × ${line.name}`}</span>
              <LineOptions options={line.options} />
              {PlacedLineExtra && <PlacedLineExtra line={line} />}
            </div>
            <span className={styles.amount}>
              <span>
                {line.qty === 1 ? (
                  <Price value={line.price.value} />
                ) : (
                  t('cart.unitPrice', { price: money(line.price.value) })
                )}
              </span>
              <UnitPrice of={line.unitPrice} className={styles.perUnit} />
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {discount.value.amount > 0 && (
          <div className={styles.item}>
            <dt>{t('checkout.success.discount')}</dt>
            <dd className={styles.amount}>
              <Price value={{ ...discount.value, amount: -discount.value.amount }} />
            </dd>
          </div>
        )}
        {/* Downloads have no delivery, which is not the same as a free one. */}
        {(delivery || shipping.value.amount > 0) && (
          <div className={styles.item}>
            <dt>{t('cart.shipping')}</dt>
            <dd className={styles.amount}>
              <DeliveryPrice value={shipping.value} />
            </dd>
          </div>
        )}
        {credit.value.amount > 0 && (
          <div className={styles.item}>
            <dt>{t('checkout.credit.deducted')}</dt>
            <dd className={styles.amount}>
              <Price value={{ ...credit.value, amount: -credit.value.amount }} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd className={styles.amount}>
            <Price value={total.value} />
          </dd>
        </div>
        <div className={styles.tax}>
          <dt>{t('cart.includedTax')}</dt>
          <dd className={styles.amount}>
            <Price value={tax.value} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
