import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { DeliveryNotes } from './DeliveryNotes.tsx'
import styles from './StepForm.module.css'
import { StepTitle } from './StepTitle.tsx'
import { stepPath } from './steps.ts'

/** Nothing delivers there: why, and the ways out. */
export function NoDelivery({ notes }: { notes: readonly string[] }) {
  const t = useTranslate()
  return (
    <section className={styles.form}>
      <StepTitle>{t('checkout.delivery.title')}</StepTitle>
      <Alert kind="warning">{t('checkout.delivery.none')}</Alert>
      <DeliveryNotes notes={notes} />
      <div className={styles.actions}>
        <ButtonLink href={stepPath('address')}>{t('checkout.delivery.otherAddress')}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {t('checkout.changeCart')}
        </ButtonLink>
      </div>
      <ContactLinks />
    </section>
  )
}
