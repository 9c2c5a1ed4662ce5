import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { stepPath } from './steps.ts'
import styles from './SuccessScreen.module.css'

/** Nothing was paid: the cart is there again, and the other ways to pay are one press away. */
export function OrderUnpaid({ state }: { state: 'REFUSED' | 'CANCELED' }) {
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
