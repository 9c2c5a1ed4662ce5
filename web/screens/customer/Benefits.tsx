import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CustomerScreen.module.css'

const BENEFITS = ['account.benefit.orders', 'account.benefit.addresses', 'account.benefit.data'] as const

/** What an account is good for. */
export function Benefits() {
  const t = useTranslate()
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" className={styles.mark} />
          <span>{t(benefit)}</span>
        </li>
      ))}
    </ul>
  )
}
