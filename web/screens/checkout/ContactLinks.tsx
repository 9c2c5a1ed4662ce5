import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import styles from './ContactLinks.module.css'

/** Who helps when the checkout cannot: by phone or by mail. */
export function ContactLinks() {
  const t = useTranslate()
  const { phone, email } = useShop()
  if (!phone && !email) return null
  return (
    <p>
      {t('checkout.contact')}{' '}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
          {phone}
        </a>
      )}
      {phone && email && ` ${t('checkout.contact.or')} `}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
