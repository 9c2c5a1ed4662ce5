import { useTranslate } from '../../i18n/messages-context.ts'
import styles from './PrivacyScreen.module.css'

const KINDS = [
  ['account.privacy.kept.account', 'account.privacy.kept.accountWhy'],
  ['account.privacy.kept.orders', 'account.privacy.kept.ordersWhy'],
  ['account.privacy.kept.newsletter', 'account.privacy.kept.newsletterWhy'],
  ['account.privacy.kept.reviews', 'account.privacy.kept.reviewsWhy'],
  ['account.privacy.kept.messages', 'account.privacy.kept.messagesWhy'],
  ['account.privacy.kept.cookie', 'account.privacy.kept.cookieWhy'],
] as const

/** What is kept of a shopper, why, and for how long. */
export function KeptData() {
  const t = useTranslate()
  return (
    <dl className={styles.kept}>
      {KINDS.flatMap(([kind, why]) => [<dt key={kind}>{t(kind)}</dt>, <dd key={why}>{t(why)}</dd>])}
    </dl>
  )
}
