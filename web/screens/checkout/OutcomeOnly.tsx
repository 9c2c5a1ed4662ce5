import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { OUTCOMES } from './PaymentOutcome.tsx'
import styles from './SuccessScreen.module.css'

const ELSEWHERE = ['accepted', 'pending', ...OUTCOMES] as const
export type OutcomeElsewhere = (typeof ELSEWHERE)[number]

/** What the server says in the address that it leads to. */
export function outcomeIn(search: string): OutcomeElsewhere | null {
  const wanted = new URLSearchParams(search).get('payment')
  return ELSEWHERE.find((known) => known === wanted) ?? null
}

/** Of a payment that another browser began: what became of it. The order itself stays there. */
export function OutcomeOnly({ outcome }: { outcome: OutcomeElsewhere }) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t(`checkout.elsewhere.${outcome}`)}</h1>
        <p>{t('checkout.elsewhere.text')}</p>
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
