import type { ReactNode } from 'react'
import { CheckoutLineExtra } from 'virtual:extensions/slots'
import { leavesAtOnce } from '../../../schema/leaves-at-once.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useFormat } from '../../site/use-format.ts'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { DeliveryPrice, Price, UnitPrice } from '../../ui/Price.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { PersonalAddressFragment } from '../address/address.generated.ts'
import { AddressText } from '../address/AddressText.tsx'
import type { BookOwner } from '../address/address-queries.ts'
import type { CartLineFragment } from '../cart/cart.generated.ts'
import { LineOptions } from '../cart/LineOptions.tsx'
import { ArrivalText } from '../delivery/Arrival.tsx'
import type { CheckoutStateFragment } from './checkout.generated.ts'
import styles from './ChosenSoFar.module.css'
import { usePlans, usePlanText } from './PaymentPlans.tsx'
import { type Step, stepPath, stepsOf } from './steps.ts'

type ChosenSoFarProps = { checkout: CheckoutStateFragment; owner: BookOwner; before: Step }

/** The choices of the former steps, each with a link to change it. */
export function ChosenSoFar({ checkout, owner, before }: ChosenSoFarProps) {
  const t = useTranslate()
  const steps = stepsOf(checkout)
  const isBehind = (step: Step) => steps.includes(step) && steps.indexOf(step) < steps.indexOf(before)
  const { shippingAddress, billingAddress, isBillingSameAsShipping, shippingMethod, pickupPoint } = checkout
  const { paymentMethod, paymentPlan, purchaseOrderNumber, cart } = checkout
  const card = checkout.savedCards.find(({ id }) => id === checkout.savedCard)
  const plans = usePlans(cart.totals.totalInclTax.value.amount, before === 'review' && paymentPlan !== null)
  const plan = plans?.find(({ key }) => key === paymentPlan)
  const planText = usePlanText()
  const email = checkout.email ?? owner.email
  return (
    <dl className={styles.list}>
      {email && (
        <Row label={t('checkout.contactRow')} change={owner.id === null ? '/checkout/login' : undefined}>
          {email}
        </Row>
      )}
      {isBehind('address') && shippingAddress && (
        <Row label={t('checkout.shippingAddress')} change={stepPath('address')}>
          <Short address={shippingAddress} isWhole={before === 'review'} />
          {before === 'review' && isBillingSameAsShipping && (
            <span className={styles.more}>{t('checkout.billingSame')}</span>
          )}
        </Row>
      )}
      {isBehind('address') && before === 'review' && billingAddress && (
        <Row label={t('checkout.billingAddress')} change={stepPath('address')}>
          <AddressText of={billingAddress} />
        </Row>
      )}
      {isBehind('delivery') && shippingMethod && (
        <Row label={t('checkout.delivery')} change={stepPath('delivery')}>
          <span>{`${[...new Set([shippingMethod.carrierTitle, shippingMethod.title])].join(' – ')}\u00a0·\u00a0`}</span>
          <DeliveryPrice value={shippingMethod.price.priceInclTax.value} />
          {before === 'review' && paymentMethod && leavesAtOnce(paymentMethod) && (
            <ArrivalText arrivals={shippingMethod.arrivals} />
          )}
          {pickupPoint && (
            <span className={styles.more}>
              {`${pickupPoint.name}, ${pickupPoint.address.streetAddress.join(', ')}, ${pickupPoint.address.postalCode} ${pickupPoint.address.locality}`}
            </span>
          )}
        </Row>
      )}
      {isBehind('payment') && paymentMethod && (
        <Row label={t('checkout.payment')} change={stepPath('payment')}>
          {paymentMethod.title}
          {purchaseOrderNumber && <span className={styles.more}>{purchaseOrderNumber}</span>}
          {card && <span className={styles.more}>{card.label}</span>}
          {plan && <span className={styles.more}>{planText(plan)}</span>}
        </Row>
      )}
    </dl>
  )
}

function Short({ address, isWhole }: { address: PersonalAddressFragment; isWhole: boolean }) {
  if (isWhole) return <AddressText of={address} />
  const { streetAddress, postalCode, locality } = address.address
  return `${address.firstname} ${address.lastname}, ${streetAddress.filter(Boolean).join(', ')}, ${postalCode} ${locality}`
}

function Row({ label, change, children }: { label: string; change: string | undefined; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {change && (
        <dd className={styles.change}>
          <Link href={change} variant="related" preload={false}>
            {t('checkout.change')}
            <VisuallyHidden> ({label})</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  )
}

export function RecapLines({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.item_id} className={styles.line}>
          <Image path={line.imageUrl} alt="" preset="small" sizes="3.5rem" className={styles.picture} />
          <div className={styles.about}>
            <p className={styles.name}>{line.name}</p>
            <LineOptions options={line.options} />
            <p className={styles.quantity}>
              <span>{t('cart.quantity', { quantity: number(line.qty) })}</span>
              <UnitPrice of={line.priceInfo.unitPrice} className={styles.perUnit} />
            </p>
            {CheckoutLineExtra && <CheckoutLineExtra line={line} />}
            {line.errors.map((error) => (
              <p key={error} className={styles.error}>
                {error}
              </p>
            ))}
          </div>
          <Price value={line.priceInfo.rowTotal.priceInclTax.value} className={styles.price} />
        </li>
      ))}
    </ul>
  )
}
