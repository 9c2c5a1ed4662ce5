import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './SuccessScreen.module.css'

export function OrderMissing() {
  const t = useTranslate()
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('checkout.success.none')}</h1>
        <p>{t('checkout.success.noneText')}</p>
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
