import { phoneLink } from '../../../schema/phone-link.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ServiceLine.module.css'

/** The phone number of customer service, on wide screens and if there is one. */
export function ServiceLine() {
  const t = useTranslate()
  const { phone } = useShop()
  return (
    phone && (
      <a className={styles.line} href={phoneLink(phone)}>
        <Icon name="phone" className={styles.icon} />
        <span>
          <span className={styles.label}>{t('shell.service')}</span>
          <span className={styles.number}>{phone}</span>
        </span>
      </a>
    )
  )
}
