import { phoneLink } from '../../../schema/phone-link.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import styles from './ContactScreen.module.css'

/** Phone, opening hours and e-mail of the shop. */
export function ContactWays() {
  const t = useTranslate()
  const { phone, email } = useShop()
  if (!phone && !email) return null
  return (
    <section className={styles.ways}>
      <h2>{t('contact.ways')}</h2>
      {phone && (
        <>
          <h3>{t('contact.phone')}</h3>
          <p>
            <a href={phoneLink(phone)}>{phone}</a>
            <br />
            {t('contact.phone.hours')}
          </p>
        </>
      )}
      {email && (
        <>
          <h3>{t('contact.mail')}</h3>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
            <br />
            {t('contact.mail.delay')}
          </p>
        </>
      )}
    </section>
  )
}

/** Phone and e-mail in one line. */
export function ContactLinks() {
  const t = useTranslate()
  const { phone, email } = useShop()
  if (!phone && !email) return null
  return (
    <p className={styles.links}>
      {t('checkout.contact')}{' '}
      {phone && (
        <a href={phoneLink(phone)} className={styles.phone}>
          {phone}
        </a>
      )}
      {phone && email && ` ${t('checkout.contact.or')} `}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
