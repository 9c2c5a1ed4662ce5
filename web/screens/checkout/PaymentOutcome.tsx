import { useState } from 'react'
import { useSearch } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { MessageId, Section } from '../../i18n/messages.ts'
import { WithSections } from '../../i18n/WithSections.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import type { PaymentMethodFragment } from './checkout.generated.ts'
import { ContactLinks } from '../contact/ContactWays.tsx'
import styles from './SuccessScreen.module.css'

/** Texts for Magento's own payment methods; other offline methods are explained in the mail. */
const BY_CODE: Readonly<Record<string, Texts>> = {
  banktransfer: { hint: 'checkout.payment.transfer', next: 'checkout.success.next.transfer' },
  cashondelivery: { hint: 'checkout.payment.onDelivery', next: 'checkout.success.next.delivery' },
}

const BY_KIND: Readonly<Record<PaymentMethodFragment['kind'], Texts>> = {
  FREE: { hint: 'checkout.payment.FREE', next: 'checkout.success.next.prepare' },
  OFFLINE: { hint: 'checkout.payment.OFFLINE', next: 'checkout.payment.OFFLINE' },
  PURCHASE_ORDER: { hint: 'checkout.payment.PURCHASE_ORDER', next: 'checkout.success.next.order' },
  CARD: { hint: 'checkout.payment.CARD', next: 'checkout.success.next.prepare' },
  WALLET: { hint: 'checkout.payment.WALLET', next: 'checkout.success.next.prepare' },
  REDIRECT: { hint: 'checkout.payment.REDIRECT', next: 'checkout.success.next.prepare' },
  INSTALLMENTS: { hint: 'checkout.payment.INSTALLMENTS', next: 'checkout.success.next.prepare' },
  SAVED_CARD: { hint: 'checkout.payment.SAVED_CARD', next: 'checkout.success.next.prepare' },
}

const UNPAID = ['refused', 'canceled', 'expired', 'unknown', 'elsewhere'] as const
const OUTCOMES = [...UNPAID, 'unopened'] as const
export type Outcome = (typeof OUTCOMES)[number]

const ELSEWHERE = ['accepted', 'pending', ...UNPAID] as const

/** The outcome of the payment page, from `?payment=`, which the server sets; until `putAway`. */
export function usePaymentOutcome() {
  const wanted = new URLSearchParams(useSearch()).get('payment')
  const [outcome, setOutcome] = useState(() => OUTCOMES.find((known) => known === wanted) ?? null)
  return { outcome, putAway: () => setOutcome(null) }
}

/** The same on a page without the messages of the checkout. */
export default function PaymentOutcomeElsewhere({ sections }: { sections: readonly Section[] }) {
  const { outcome } = usePaymentOutcome()
  return (
    <WithSections sections={sections}>
      <PaymentOutcome outcome={outcome} />
    </WithSections>
  )
}

export function PaymentOutcome({ outcome }: { outcome: Outcome | null }) {
  const t = useTranslate()
  return outcome && <Alert kind="warning">{t(`checkout.payment.was.${outcome}`)}</Alert>
}

type OutcomeElsewhere = (typeof ELSEWHERE)[number]

/** The outcome in the query string, as the server sets it. */
export function outcomeIn(search: string): OutcomeElsewhere | null {
  const wanted = new URLSearchParams(search).get('payment')
  return ELSEWHERE.find((known) => known === wanted) ?? null
}

/** The outcome of a payment that started in another browser. Order details stay in that browser. */
export function OutcomeOnly({ outcome }: { outcome: OutcomeElsewhere }) {
  const t = useTranslate()
  return <NoOrder title={t(`checkout.elsewhere.${outcome}`)} text={t('checkout.elsewhere.text')} />
}

/** Why there is no order to show, and where to go on. */
export function NoOrder({ title, text }: { title: string; text: string }) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p>{text}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink href="/">{t('cart.backHome')}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('cart.view')}
        </ButtonLink>
      </p>
      <ContactLinks />
    </>
  )
}

type Texts = { hint: MessageId; next: MessageId }

/** Texts about a payment method before it is chosen, and after the order. */
export function paymentTexts(method: PaymentMethodFragment | null): Texts {
  return method ? (BY_CODE[method.code] ?? BY_KIND[method.kind]) : BY_KIND.FREE
}
