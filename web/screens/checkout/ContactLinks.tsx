import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { SITE } from '../../site/site.ts'
import styles from './ContactLinks.module.css'

/** Who helps when the checkout cannot: by phone or by mail. */
export function ContactLinks() {
  const t = useTranslate()
  const shop = useShop()
  const phone = shop.phone ?? SITE.phone
  const email = shop.email ?? SITE.email
  return (
    <p>
      {t('checkout.contact')}{' '}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
        {phone}
      </a>{' '}
      {t('checkout.contact.or')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
