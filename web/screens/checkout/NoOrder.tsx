import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/Link.tsx'
import { ContactLinks } from '../contact/ContactWays.tsx'
import { UNPAID } from './PaymentOutcome.tsx'
import styles from './SuccessScreen.module.css'

const ELSEWHERE = ['accepted', 'pending', ...UNPAID] as const

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
    <div className={styles.outcome}>
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
    </div>
  )
}
